import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isReturnTarget, RETURN_TARGETS, type ReturnTarget } from '@/lib/auth/rules/return-targets';
import { readSession } from '@/lib/auth/sessions/session';
import { env } from '@/lib/env/env';
import type { PageAddress } from '@/lib/routing/query-value';
import styles from './sign-in-page.module.css';
import { SignOnForm } from './sign-on-form';

const TARGET_TEXTS = {
  'researchers.register': 'page.targets.register',
  'researchers.submit': 'page.targets.submit',
  'researchers.application': 'page.targets.researchers',
  researchers: 'page.targets.researchers',
  admin: 'page.targets.admin',
  requests: 'page.targets.requests',
  sessions: 'page.targets.sessions',
  appointment: 'page.targets.appointment',
  creatives: 'page.targets.creatives',
  suppliers: 'page.targets.suppliers',
  mySuppliers: 'page.targets.mySuppliers',
  signOnCheck: 'page.targets.signOnCheck',
} as const satisfies Record<ReturnTarget, string>;

const STEPS = ['go', 'identify', 'approve', 'return'] as const;
const MINUTE_MS = 60_000;

/** Explains the sign-on and starts it; says what works without JavaScript and how to continue. */
export async function SignInPage({ query: { to } }: PageAddress) {
  const target = isReturnTarget(to) ? to : 'researchers';
  const session = await readSession();
  const locale = await getLocale();
  const t = await getTranslations('signOn');
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('page.title')}</h1>
      <p className={styles.lead}>{t('page.lead')}</p>
      <p>{t(TARGET_TEXTS[target])}</p>
      <noscript>
        <Notice tone="info" title={t('page.noScript.title')}>
          <p>{t('page.noScript.works')}</p>
          <p>{t('page.noScript.needs')}</p>
        </Notice>
      </noscript>
      {session === null ? (
        <SignOnForm locale={locale} target={target} label={t('page.submit')} />
      ) : (
        <div className={styles.signedIn}>
          <p>{t('page.signedIn', { name: session.name })}</p>
          <ButtonLink href={`/${locale}${RETURN_TARGETS[target]}`} size="large">
            {t('page.continue')}
          </ButtonLink>
        </div>
      )}
      <section className={styles.part} aria-labelledby="sign-in-steps">
        <h2 id="sign-in-steps">{t('page.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`page.steps.${step}`)}</li>
          ))}
        </ol>
        <p>{t('page.duration', { minutes: Math.round(env.SIGN_ON_LIFETIME_MS / MINUTE_MS) })}</p>
      </section>
      <section className={styles.part} aria-labelledby="sign-in-privacy">
        <h2 id="sign-in-privacy">{t('page.privacyTitle')}</h2>
        <p>{t('page.privacy')}</p>
      </section>
      <p>
        <a className={styles.back} href={`/${locale}/Researchers`}>
          {t('page.back')}
        </a>
      </p>
    </div>
  );
}
