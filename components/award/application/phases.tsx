import { getLocale, getTranslations } from 'next-intl/server';
import { Timeline } from '@/components/award/landing/timeline';
import { listOpenForms } from '@/lib/award/rules/describe-today';
import { describeTimeline } from '@/lib/award/rules/timeline';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import type { Reading } from './application-next-steps';

/** The dates of the edition, as the award's page shows them. */
export async function Phases({ configuration, now }: Reading) {
  const t = await getTranslations('award');
  const edition = await getEdition(await getLocale());
  const openAnyway = listOpenForms(configuration, now).filter(({ form }) => configuration?.[form]?.isDefault);
  return (
    <Timeline
      t={t}
      edition={edition}
      timeline={describeTimeline(edition.phases, configuration, now)}
      reachable={configuration !== null}
      openAnyway={openAnyway}
    />
  );
}
