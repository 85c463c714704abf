'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Toast } from '@/components/ui/toast';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { Locale } from '@/lib/i18n/locales';
import type { CountTexts } from '@/lib/survey/count-texts';
import { SURVEY_ERROR_ID } from '@/lib/survey/reasons';
import styles from './page-survey.module.css';
import { useCounts, useRatingSubmission } from './use-survey';

export interface SurveyTexts {
  send: string;
  sending: string;
  cancel: string;
  close: string;
  sent: string;
  thanks: string;
  failed: string;
  chooseReason: string;
}

interface Props {
  locale: Locale;
  page: string;
  texts: SurveyTexts;
  counts: CountTexts;
  children: ReactNode;
}

function readForm(form: HTMLFormElement, page: string) {
  const YesOrNo = new FormData(form).get('YesOrNo') === 'no' ? ('no' as const) : ('yes' as const);
  // Those ticked under the other verdict are ignored.
  const ticked = form.querySelectorAll<HTMLInputElement>(`[data-verdict="${YesOrNo}"] :checked`);
  return { PageURL: page, YesOrNo, AnswersIds: Array.from(ticked, ({ value }) => value).join() };
}

/** Without script the browser posts the form; with script its code is loaded when the user presses Send. */
export function SurveyForm({ locale, page, texts, counts, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { text, refresh } = useCounts(form, { page, texts: counts, locale });
  const reset = () => form.current?.reset();
  const submission = useRatingSubmission({ onSent: () => [reset(), refresh()], failed: texts.failed });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rating = readForm(event.currentTarget, page);
    if (rating.AnswersIds !== '') return submission.send(rating);
    setError(texts.chooseReason);
    setAsking(true);
    event.currentTarget.querySelector<HTMLElement>(`[data-verdict="${rating.YesOrNo}"] input`)?.focus();
  };
  const forgetError = () => {
    setError('');
    setAsking(false);
  };
  return (
    <form
      className={styles.form}
      data-island=""
      method="post"
      action={noJavaScriptAddress('page-rating', locale)}
      ref={form}
      onSubmit={submit}
      onReset={forgetError}
      onChange={error ? forgetError : undefined}
    >
      <input type="hidden" name="PageURL" value={page} />
      {children}
      <div className={styles.end}>
        <p className={styles.error} id={SURVEY_ERROR_ID}>
          {error ? <Icon name="alert" /> : null}
          {error}
        </p>
        <div className="row">
          <Button type="submit" aria-disabled={submission.isSubmitting}>
            {submission.isSubmitting ? texts.sending : texts.send}
          </Button>
          <Button type="reset" variant="secondary">
            {texts.cancel}
          </Button>
        </div>
      </div>
      <p className={styles.counts}>{text}</p>
      <Toast
        type={submission.result === 'sent' ? 'success' : 'error'}
        show={isAsking || submission.result !== null}
        title={isAsking ? error : submission.result === 'sent' ? texts.sent : submission.message}
        description={submission.result === 'sent' ? texts.thanks : undefined}
        closeLabel={texts.close}
        onClose={() => {
          setAsking(false);
          submission.forget();
        }}
      />
    </form>
  );
}
