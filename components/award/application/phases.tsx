import { getLocale, getTranslations } from 'next-intl/server';
import { Timeline } from '@/components/award/landing/timeline';
import type { Edition } from '@/lib/award/edition-with-texts';
import { listOpenForms } from '@/lib/award/rules/describe-today';
import { describeTimeline } from '@/lib/award/rules/timeline';
import type { AwardConfiguration } from '@/lib/award/schemas';

import styles from './application.module.css';

interface Props {
  edition: Edition;
  /** Of the edition in force; null for an earlier one, and if it cannot be read. */
  configuration: AwardConfiguration | null;
  now: Date;
}

/** The dates of the edition, as its page shows them. */
export async function Phases({ edition, configuration, now }: Props) {
  const t = await getTranslations('award');
  const openAnyway = listOpenForms(configuration, now).filter(({ isTrial }) => isTrial);
  return (
    <div className={styles.part}>
      <Timeline
        t={t}
        edition={edition}
        timeline={describeTimeline(edition.phases, configuration, now)}
        reachable={configuration !== null || edition.state !== 'inForce'}
        openAnyway={openAnyway}
      />
      <p data-screen="">
        <a href={`/calendars/${await getLocale()}/award-${edition.year}.ics`} download>
          {t('application.calendar')}
        </a>
      </p>
    </div>
  );
}
