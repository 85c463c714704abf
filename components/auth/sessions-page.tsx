import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/content/page-header';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ALL_OTHERS, type EndOutcome, listOwnSessions } from '@/lib/auth/sessions/own-sessions';
import { readSession } from '@/lib/auth/sessions/session';
import type { Query } from '@/lib/routing/query-value';
import { EndSessionForm } from './end-session-form';
import { ForgetDrafts } from './forget-drafts';
import { SessionCard } from './session-card';
import styles from './sessions-page.module.css';
import { SignOnForm } from './sign-on-form';

const TONES = { this: 'success', one: 'success', others: 'success', none: 'info' } as const satisfies Record<
  EndOutcome,
  string
>;

function isOutcome(value: unknown): value is EndOutcome {
  return typeof value === 'string' && Object.hasOwn(TONES, value);
}

/** The sessions of the signed-in person. Each can be ended, or all except this one. Works without script. */
export async function SessionsPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('sessions');
  const session = await readSession();
  const sessions = session ? await listOwnSessions(session) : [];
  return (
    <>
      <PageHeader route="sessions" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        {isOutcome(query.ended) ? (
          <Notice tone={TONES[query.ended]} title={t(`outcomes.${query.ended}`)} role="status" />
        ) : null}
        {query.ended === 'this' && !session ? <ForgetDrafts /> : null}
        {session ? (
          <section className={styles.part} aria-labelledby="sessions">
            <h2 id="sessions">{t('list')}</h2>
            <ul className={styles.list}>
              {sessions.map((own) => (
                <SessionCard key={own.id} session={own} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <EndSessionForm session={ALL_OTHERS}>
                <Button type="submit">{t('endOthers')}</Button>
              </EndSessionForm>
            ) : (
              <p>{t('only')}</p>
            )}
          </section>
        ) : (
          <section className={styles.part}>
            <p>{t('signIn')}</p>
            <SignOnForm locale={locale} target="sessions" label={t('button')} />
          </section>
        )}
        <p className={styles.part}>{t('limits')}</p>
      </div>
    </>
  );
}
