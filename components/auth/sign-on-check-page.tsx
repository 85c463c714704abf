import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SignOnOutcome } from '@/lib/auth/rules/outcome-address';
import { readSession } from '@/lib/auth/sessions/session';
import { env } from '@/lib/env/env';
import type { PageAddress } from '@/lib/routing/query-value';
import { ForgetDrafts } from './forget-drafts';
import { SessionFacts } from './session-facts';
import styles from './sign-on-check-page.module.css';
import { SignOnForm } from './sign-on-form';
import { SignOutForm } from './sign-out-form';

const TONES = {
  done: 'success',
  out: 'success',
  rejected: 'warning',
  expired: 'warning',
  failed: 'error',
} as const satisfies Record<SignOnOutcome, string>;

function isOutcome(value: unknown): value is SignOnOutcome {
  return typeof value === 'string' && Object.hasOwn(TONES, value);
}

/** Tests the sign-on from end to end: starts it, shows the result, signs out. Works without script. */
export async function SignOnCheckPage({ query: { signOn: outcome } }: PageAddress) {
  const session = await readSession();
  const locale = await getLocale();
  const t = await getTranslations('signOn.check');
  const sessions = await getTranslations('sessions');
  return (
    <>
      <PageHeader route="signOnCheck" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        {isOutcome(outcome) ? (
          <Notice tone={TONES[outcome]} title={t(`outcomes.${outcome}`)} role="status" />
        ) : null}
        {outcome === 'out' && !session ? <ForgetDrafts /> : null}
        <section className={styles.part} aria-labelledby="sign-on-state">
          <h2 id="sign-on-state">{session ? t('signedIn') : t('signedOut')}</h2>
          {session ? <SessionFacts session={session} /> : <p>{t('start')}</p>}
          <div className="row">
            {session ? (
              <>
                <ButtonLink href={`/${locale}/IamTest`}>{t('again')}</ButtonLink>
                <ButtonLink href={`/${locale}/requests/sessions`} variant="secondary">
                  {sessions('link')}
                </ButtonLink>
                <SignOutForm label={t('signOut')} target="signOnCheck" />
              </>
            ) : (
              <SignOnForm locale={locale} target="signOnCheck" label={t('signIn')} />
            )}
          </div>
        </section>
        <section className={styles.part} aria-labelledby="sign-on-what">
          <h2 id="sign-on-what">{t('what.title')}</h2>
          <p>{env.LOGIN_URL ? t('what.national') : t('what.test')}</p>
          <p>{t('what.privacy')}</p>
        </section>
      </div>
      <NextSteps routes={['researchers', 'policies']} />
    </>
  );
}
