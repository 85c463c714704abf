import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { PageHeader } from '@/components/content/page-header';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import { orElse } from '@/lib/api/reader';
import type { Session } from '@/lib/auth/rules/session-rules';
import { readSession } from '@/lib/auth/sessions/session';
import { findAwardConfiguration, getMyRequest } from '@/lib/award/server-side/queries';
import { env } from '@/lib/env/env';
import { readPageTime } from '@/lib/monitoring/page-time';
import type { Query } from '@/lib/routing/query-value';
import { Application } from './application';
import styles from './application.module.css';
import { NextSteps } from './application-next-steps';
import { Phases } from './phases';
import { Withdrawal } from './withdrawal';

/**
 * My application: its state, the next steps with their dates, and what was sent; visible only to its sender
 * (AWARD-15).
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
  const at = readPageTime();
  const [configuration, answer] = await Promise.all([
    findAwardConfiguration(locale),
    orElse(getMyRequest(locale, session), null),
  ]);
  if (!answer) return <Notice tone="warning" title={t('unavailable')} />;
  const reading = { request: answer.data, configuration, now: at };
  const done = answer.data?.withdrawnAt ? 'withdrawnNote' : 'restoredNote';
  return (
    <>
      <FlashNotice query={query} done={t(done)} />
      {answer.data ? (
        <>
          <Application request={answer.data} configuration={configuration} now={at}>
            <NextSteps {...reading} />
          </Application>
          {env.API_ROOT ? null : <Withdrawal request={answer.data} configuration={configuration} now={at} />}
        </>
      ) : (
        <>
          <p>{t('none')}</p>
          <NextSteps {...reading} />
        </>
      )}
      <Phases {...reading} />
    </>
  );
}
