import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { InlineScript } from '@/components/ui/inline-script';
import { Notice } from '@/components/ui/notice';
import { ApiFailure } from '@/lib/api/api-failure';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import { readSession } from '@/lib/auth/sessions/session';
import { DIGITS_SCRIPT } from '@/lib/browser-scripts/built/digits';
import { VISITOR } from '@/lib/forms/browser/draft';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import {
  type FormQuery,
  type PostOutcome,
  readPostOutcome,
} from '@/lib/forms/no-javascript/no-javascript-post';
import { loadFirstAnswers } from '@/lib/forms/server-side/first-answers';
import { loadAskedForm } from '@/lib/forms/server-side/load-asked-form';
import { type LoadedOptions, loadOptions } from '@/lib/forms/server-side/load-options';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import { getRoute } from '@/lib/routing/table';
import { DependenceStyle } from './dependence-style';
import { LaterServiceForm } from './later-service-form';
import { PrivacyPart } from './privacy-part';
import styles from './service-form.module.css';

interface Props {
  form: FormDefinition;
  /** The stored result of a post without script: its answers and their errors. */
  kept: PostOutcome | null;
  /** The query of the page. */
  query: FormQuery;
}

async function findOptions(form: FormDefinition, locale: Locale): Promise<LoadedOptions | null> {
  try {
    return await loadOptions(form, locale);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** With the privacy notice, and the result of a post without script. */
export async function FormSection({ form, kept, query }: Props) {
  const locale = await getLocale();
  const person = form.signIn ? await readSession() : null;
  if (form.signIn && !person) return <SignInFirst target={form.signIn} />;
  const options = await findOptions(form, locale);
  const common = await getTranslations('forms');
  if (!options) return <FormUnavailable />;
  const today = toDay(readPageTime());
  const texts = await loadFormTexts(form, locale, today, options);
  return (
    <div className={styles.section}>
      {kept?.message ? (
        <Notice tone="error" role="alert" title={common('failure.refusedTitle')}>
          <p>{kept.message}</p>
        </Notice>
      ) : null}
      {form.signIn ? <SessionGuard session={person} target={form.signIn} /> : null}
      <PrivacyPart form={form} texts={texts} />
      <DependenceStyle form={form} />
      <InlineScript text={DIGITS_SCRIPT} />
      <LaterServiceForm
        locale={locale}
        definition={form}
        texts={texts}
        answers={kept?.answers ?? (await loadFirstAnswers(form, locale, query))}
        errors={kept?.errors ?? {}}
        requestKey={kept?.requestKey ?? ''}
        owner={person?.subject ?? VISITOR}
        today={today}
        backHref={`/${locale}${getRoute(form.route).path}`}
      />
    </div>
  );
}

/**
 * A form with the questions from the API, or a notice that the service is unavailable. Answers of a post without script
 * are kept if the question is still asked.
 */
export async function AskedForm({ form, query }: Pick<Props, 'form' | 'query'>) {
  const locale = await getLocale();
  const asked = await loadAskedForm(form, locale);
  if (!asked) return <FormUnavailable />;
  return <FormSection form={asked} kept={await readPostOutcome(asked, query)} query={query} />;
}

/** Replaces a form, with status 503, while the API does not return its questions. */
async function FormUnavailable() {
  answerUnavailable();
  const t = await getTranslations('forms');
  return (
    <Notice tone="warning" title={t('unavailable.title')}>
      <p>{t('unavailable.text')}</p>
    </Notice>
  );
}

/** Replaces a form that requires a sign-on. */
async function SignInFirst({ target }: { target: ReturnTarget }) {
  const locale = await getLocale();
  const t = await getTranslations('forms');
  return (
    <div className={styles.section}>
      <Notice tone="info" title={t('signIn.title')}>
        <p>{t('signIn.text')}</p>
      </Notice>
      <SignOnForm locale={locale} target={target} label={t('signIn.button')} />
    </div>
  );
}
