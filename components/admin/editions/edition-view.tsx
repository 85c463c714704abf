import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadEditionErrors } from '@/lib/admin/editions/load-edition-errors';
import { findDeskEdition } from '@/lib/admin/queries';
import { openEdition } from '@/lib/award/server-side/open-edition';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatYear } from '@/lib/i18n/format';
import styles from '../admin.module.css';
import { Moment } from '../admin-table';
import { EditionLinks } from '../judging/edition-links';
import { EditionDates } from './edition-dates';
import { EditionDatesProposal } from './edition-dates-proposal';
import { EditionForm } from './edition-form';
import { EditionGaps } from './edition-gaps';
import { EditionKeyLists } from './edition-key-lists';
import { EditionSteps } from './edition-steps';
import { EditionTexts } from './edition-texts';
import { JudgingForm } from './judging-form';
import { JudgingRulesPart } from './judging-rules';

/**
 * One edition: its state and what it lacks first, then the next step, its data and its texts. An unknown year
 * redirects out of the app (ROUTE-06).
 */
export async function EditionView({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const found = await findDeskEdition(asker, id);
  if (!found) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('admin.editions');
  const edition = await openEdition(found, locale);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadEditionErrors(flash, edition, locale);
  const isOffice = roles.includes('award');
  const isOpen = found.state === 'draft' || found.state === 'inForce';
  const readTyped = (form: string) => (flash?.form === form ? new URLSearchParams(flash.texts) : null);
  return (
    <>
      <p>
        <a href={`/${locale}/desk/editions`}>{t('back')}</a>
      </p>
      <h1>{t('title', { year: formatYear(found.year, locale) })}</h1>
      <p className={styles.lead}>
        {t(`states.${found.state}`)}
        {found.startsAt ? (
          <>
            {' · '}
            {t('startsAt')} <Moment at={found.startsAt} />
          </>
        ) : null}
      </p>
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      <p>
        <a href={`/${locale}/Researchers/editions/${found.year}?preview`}>{t('preview')}</a>
      </p>
      {found.state === 'closed' || found.state === 'archived' ? (
        <EditionLinks year={found.year} roles={roles} />
      ) : null}
      <EditionGaps edition={found} own={edition} />
      <EditionSteps edition={found} roles={roles} errors={errors} typed={new URLSearchParams(flash?.texts)} />
      {found.dates?.proposal ? (
        <EditionDatesProposal
          year={found.year}
          inForce={found.dates.inForce}
          proposal={found.dates.proposal}
          roles={roles}
        />
      ) : null}
      {found.dates && !found.dates.proposal && isOffice ? (
        <EditionDates
          year={found.year}
          dates={found.dates}
          errors={errors}
          typed={readTyped('edition-dates')}
        />
      ) : null}
      {found.state === 'draft' && isOffice ? (
        <EditionForm
          edition={edition}
          version={found.version}
          errors={errors}
          typed={readTyped('edition-save')}
        />
      ) : null}
      {found.state === 'draft' && isOffice ? (
        <EditionKeyLists
          edition={edition}
          version={found.version}
          data={found.data}
          query={query}
          errors={errors}
          typed={readTyped('edition-list')}
        />
      ) : null}
      {isOpen && isOffice ? (
        <JudgingForm
          edition={edition}
          version={found.version}
          errors={errors}
          typed={readTyped('edition-judging')}
        />
      ) : (
        <JudgingRulesPart edition={edition} />
      )}
      {isOpen && (isOffice || roles.includes('editor')) ? (
        <EditionTexts asker={asker} own={edition} query={query} flash={flash} />
      ) : null}
    </>
  );
}
