import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { PageHeader } from '@/components/content/page-header';
import { DraftList } from '@/components/forms/draft-list';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import { orElse } from '@/lib/api/reader';
import type { Session } from '@/lib/auth/rules/session-rules';
import { readSession } from '@/lib/auth/sessions/session';
import type { FormDraft } from '@/lib/award/draft-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { applyPermits } from '@/lib/award/rules/apply-permits';
import type { MyApplication, MyRequest } from '@/lib/award/schemas';
import { listApplicationLinks } from '@/lib/award/server-side/application-links';
import { getEdition, pickEdition } from '@/lib/award/server-side/edition-queries';
import { findAwardConfiguration, listMyApplications } from '@/lib/award/server-side/queries';
import { env } from '@/lib/env/env';
import { readPageTime } from '@/lib/page-reads/page-time';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { Application } from './application';
import styles from './application.module.css';
import { NextSteps } from './application-next-steps';
import { Phases } from './phases';
import { Reminders } from './reminders';
import { Reopened } from './reopened';
import { Withdrawal } from './withdrawal';

/**
 * My application: its state, the next steps with their dates, and what was sent; visible only to its sender
 * (AWARD-15). `?edition=` names an earlier edition.
 */
export async function ApplicationPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('award.application');
  const opening = await getTranslations('opening.signOn');
  const session = await readSession();
  return (
    <>
      <PageHeader route="application" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        {session ? (
          <Mine session={session} query={query} />
        ) : (
          <section className={styles.part}>
            <p>{opening('title')}</p>
            <SignOnForm locale={locale} target="researchers.application" label={opening('button')} />
          </section>
        )}
      </div>
      <SessionGuard session={session} target="researchers.application" />
    </>
  );
}

async function Mine({ session, query }: { session: Session; query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('award.application');
  const mine = await orElse(listMyApplications(locale, session), null);
  if (!mine) return <Notice tone="warning" title={t('unavailable')} />;
  const { data: applications, permits, drafts } = mine;
  const asked = await pickEdition(locale, readQueryValue(query, 'edition'));
  const isEarlier = asked.state !== 'inForce' && applications.some(({ edition }) => edition === asked.year);
  const edition = isEarlier ? asked : await getEdition(locale);
  const shown = applications.find((application) => application.edition === edition.year);
  const others = await listApplicationLinks(
    applications.filter((application) => application !== shown),
    locale,
  );
  return (
    <>
      {isEarlier && shown ? (
        <EarlierApplication application={shown} edition={edition} />
      ) : (
        <CurrentApplication
          application={shown ?? null}
          edition={edition}
          permits={permits}
          query={query}
          drafts={drafts}
        />
      )}
      {others.length > 0 ? (
        <section className={styles.part} aria-labelledby="others" data-screen="">
          <h2 id="others">{t('others')}</h2>
          <ul className={styles.files}>
            {others.map(({ href, label, details }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                <p>{details}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface ShownProps<Found> {
  application: Found;
  edition: Edition;
}

/** The application in the edition in force, with what can be done now. */
async function CurrentApplication({
  application,
  edition,
  permits,
  query,
  drafts,
}: ShownProps<MyApplication | null> & {
  permits: MyRequest['permits'];
  query: Query;
  drafts: readonly FormDraft[];
}) {
  const t = await getTranslations('award.application');
  const request = application?.request ?? null;
  const locale = await getLocale();
  const consents = await getTranslations('results.consent');
  const deletions = await getTranslations('drafts.list');
  const requirements = await getTranslations('award.requirements');
  const now = readPageTime();
  const announced = await findAwardConfiguration(locale);
  const configuration = applyPermits(announced, permits, now);
  const facts = { request, configuration, now };
  const reopening = configuration?.isReopened && permits?.find(({ kind }) => kind === 'resubmit');
  const change = request?.withdrawnAt ? t('withdrawnNote') : t('restoredNote');
  const saved = [
    { isSaved: query.consent !== undefined, text: consents('saved') },
    { isSaved: query.reminders !== undefined, text: t('reminders.saved') },
    { isSaved: query.draft !== undefined, text: deletions('deleted') },
  ].find(({ isSaved }) => isSaved);
  const isOver = request?.letter || request?.disqualification || request?.shownStage === 'notAdmitted';
  return (
    <>
      <FlashNotice query={query} done={saved?.text ?? change} />
      <DraftList drafts={drafts} />
      {reopening ? <Reopened permit={reopening} /> : null}
      {application ? (
        <Application application={application} edition={edition}>
          {isOver ? null : <NextSteps {...facts} />}
        </Application>
      ) : (
        <>
          <p>
            {t('none')} <a href={`/${locale}/Researchers#requirements`}>{requirements('eligibilityTitle')}</a>
          </p>
          <NextSteps {...facts} />
          {drafts.length > 0 ? (
            <p>
              <a href={`/gateway/${AWARD_ENDPOINTS.exportMine.path}?format=zip&language=${locale}`} download>
                {t('export')}
              </a>
            </p>
          ) : null}
        </>
      )}
      <Reminders reminders={application?.reminders} />
      {request && !env.API_ROOT ? <Withdrawal {...facts} request={request} /> : null}
      <Phases edition={edition} configuration={announced} now={now} />
    </>
  );
}

/** An application in an edition that is over. */
async function EarlierApplication({ application, edition }: ShownProps<MyApplication>) {
  const locale = await getLocale();
  const t = await getTranslations('award');
  return (
    <>
      <Application application={application} edition={edition}>
        <Notice tone="info" title={t('editionPage.past')}>
          <p>
            <a href={`/${locale}/Researchers/editions/${edition.year}`}>
              {t('edition', { year: String(edition.year) })}
            </a>
          </p>
        </Notice>
      </Application>
      <Phases edition={edition} configuration={null} now={readPageTime()} />
    </>
  );
}
