import { ForgetDrafts } from '@/components/auth/forget-drafts';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translator';
import styles from './landing-page.module.css';
import type { AwardTranslator } from './section';

const TONES = { rejected: 'warning', expired: 'warning', failed: 'error', out: 'success' } as const;

type Outcome = keyof typeof TONES;

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && Object.hasOwn(TONES, value);
}

/** The result of the last sign-on or sign-out, from the address; shown until the visitor leaves the page. */
export function SignOnOutcome({ outcome, t }: { outcome: unknown; t: AwardTranslator }) {
  if (!isOutcome(outcome)) return null;
  return (
    <div className={`container ${styles.place}`}>
      <Notice tone={TONES[outcome]} title={t(`signOn.outcomes.${outcome}.title`)} role="status">
        <p>{t(`signOn.outcomes.${outcome}.text`)}</p>
      </Notice>
      {outcome === 'out' ? <ForgetDrafts /> : null}
    </div>
  );
}

/** The texts of the confirmation and of its toasts, for an island without messages. */
export function listSignOnTexts(t: AwardTranslator, signOn: Translator<'signOn'>) {
  return {
    title: t('signOn.title'),
    register: t('signOn.register'),
    submit: t('signOn.submit'),
    confirm: t('signOn.confirm'),
    cancel: t('signOn.cancel'),
    close: t('signOn.close'),
    progress: signOn('progress'),
    arrived: signOn('arrival.title'),
  };
}

export type SignOnTexts = ReturnType<typeof listSignOnTexts>;
