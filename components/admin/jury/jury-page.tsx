import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadJuryErrors } from '@/lib/admin/jury/load-jury-errors';
import { findJury } from '@/lib/admin/queries';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { DeskKeys } from '../keys/desk-keys';
import { AssignmentList } from './assignment-list';
import { AssignmentPart } from './assignment-part';
import { JurorTable } from './juror-table';
import { loadJurorNames } from './load-juror-names';
import { TiesForm } from './ties-form';

/** The jury of the edition in force: jurors, the assignment of applications, the coordinator's own ties. */
export async function JuryPage({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('jury');
  const meta = await getTranslations('meta');
  const jury = await findJury(asker);
  const flash = await readFlashMessage(asked.answers);
  const errors = await loadJuryErrors(flash, locale);
  const typed = flash ? new URLSearchParams(flash.texts) : null;
  const labels = await loadRegistrationLabels(locale, await getEdition(locale));
  const mayChange = roles.includes('coordinator');
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
          <JurorTable jury={jury} labels={labels} />
          <AssignmentPart
            progress={jury.progress}
            mayChange={mayChange}
            errors={errors}
            typed={typed ?? new URLSearchParams()}
          />
          <AssignmentList
            asker={asker}
            query={pickQuery(asked, ['state', 'after'])}
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
