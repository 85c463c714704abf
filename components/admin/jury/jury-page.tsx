import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadJuryErrors } from '@/lib/admin/jury/load-jury-errors';
import { findJury } from '@/lib/admin/queries';
import { isOver } from '@/lib/award/rules/edition-state';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { EditionFilter } from '../editions/edition-filter';
import { OverNotice } from '../judging/over-notice';
import { DeskKeys } from '../keys/desk-keys';
import { AssignmentList } from './assignment-list';
import { AssignmentPart } from './assignment-part';
import { JurorTable } from './juror-table';
import { loadJurorNames } from './load-juror-names';
import { TiesForm } from './ties-form';

/**
 * The jury of an edition: jurors, the assignment of applications, the coordinator's own ties. Read-only once the
 * edition is over; an unknown year redirects out of the app (ROUTE-06).
 */
export async function JuryPage({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('jury');
  const meta = await getTranslations('meta');
  const jury = await findJury(asker, pickQuery(asked, ['edition']));
  const query = pickQuery(asked, ['edition', 'state', 'after']);
  if (!jury && query.edition) redirect(env.NOT_FOUND_URL);
  const flash = await readFlashMessage(asked.answers);
  const errors = await loadJuryErrors(flash, locale);
  const typed = flash ? new URLSearchParams(flash.texts) : null;
  const edition = await pickEdition(locale, query.edition);
  const labels = await loadRegistrationLabels(locale, edition);
  const mayChange = !isOver(edition) && roles.includes('coordinator');
  return (
    <>
      <div className={styles.summary}>
        <h1>{meta('adminJury.title')}</h1>
        {jury ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={asked} done={t('saved')} errors={errors.lines} />
      {jury ? (
        <>
          <EditionFilter asker={asker} year={edition.year} />
          <OverNotice edition={edition} />
          <JurorTable jury={jury} edition={edition} labels={labels} />
          <AssignmentPart
            progress={jury.progress}
            mayChange={mayChange}
            errors={errors}
            typed={typed ?? new URLSearchParams()}
          />
          <AssignmentList
            asker={asker}
            query={query}
            edition={edition}
            labels={labels}
            nameOf={await loadJurorNames(jury.jurors)}
          />
          {mayChange ? (
            <TiesForm
              form="jury-ties"
              title={t('ties.mine')}
              lead={t('ties.mineLead')}
              ties={jury.ties}
              errors={errors}
              typed={flash?.form === 'jury-ties' ? typed : null}
            />
          ) : null}
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
