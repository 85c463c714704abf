'use client';

import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FormPersist } from '@/components/forms/form-persist';
import { Notice } from '@/components/ui/notice';
import { KEY_FIELD, VERSION_FIELD } from '@/lib/forms/browser/browser-values';
import { clearDraft, clearDrafts, getDraftKey, VISITOR } from '@/lib/forms/browser/draft';
import { fetchRules } from '@/lib/forms/browser/later';
import type { Answers, ErrorCodes, FormDefinition } from '@/lib/forms/definition/form-definition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { listFields, needsCheck } from '@/lib/forms/rules/answers';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import type { Locale } from '@/lib/i18n/locales';
import { ATTACH_CONTROLS } from './attach-controls';
import { CHECKED_CONTROLS } from './checked-controls';
import { CHOICE_CONTROLS } from './choice-controls';
import { FormActions } from './form-actions';
import { FormFields } from './form-fields';
import { FormSummary } from './form-summary';
import { CheckStage, FormDone, fetchLaterParts } from './later-parts';
import { LINE_CONTROLS } from './line-controls';
import { PHONE_CONTROLS } from './phone-control';
import styles from './service-form.module.css';
import { listUnkept, useEngineForm } from './use-engine-form';
import { useFormSubmission } from './use-form-submission';

const CONTROLS = {
  ...LINE_CONTROLS,
  ...PHONE_CONTROLS,
  ...CHECKED_CONTROLS,
  ...CHOICE_CONTROLS,
  ...ATTACH_CONTROLS,
};

interface Props {
  locale: Locale;
  definition: FormDefinition;
  texts: FormTexts;
  answers: Answers;
  errors: ErrorCodes;
  /** '' unless a post without script named the submission, because pages are the same for everyone. */
  requestKey: string;
  /** The signed-in person if the form requires a sign-on, else `VISITOR` (FORMS-06). */
  owner: string;
  /** The day in Riyadh, `yyyy-MM-dd`. */
  today: string;
  backHref: string;
}

/** Without script it is posted to the gateway. In the browser it loads when the user starts to fill it in. */
export function ServiceForm(props: Props) {
  const { locale, definition, texts, answers, errors, owner, backHref } = props;
  const form = useEngineForm({ ...props, form: definition });
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(Object.keys(errors).length > 0 ? 1 : 0);
  const draft = getDraftKey(definition.id, owner);
  const submission = useFormSubmission({
    definition,
    form,
    hasCheck: needsCheck(definition),
    onHeldBack: () => setAttempts((count) => count + 1),
    onReceived: () => clearDraft(draft),
  });
  const { stage } = submission;
  const [isRestored, setIsRestored] = useState(false);
  const unkept = listUnkept(definition);
  useEffect(() => {
    void Promise.all([fetchRules(), fetchLaterParts()]);
  }, []);
  useEffect(() => {
    if (owner !== VISITOR) clearDrafts(owner);
  }, [owner]);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  if (stage.name === 'done')
    return (
      <Suspense>
        <FormDone locale={locale} texts={texts} receipt={stage.receipt} backHref={backHref} />
      </Suspense>
    );
  const isChecking = stage.name === 'check';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void submission.submit();
  };
  return (
    <form
      className={styles.form}
      data-island=""
      data-draft={draft}
      id={`form-${definition.id}`}
      name={definition.id}
      method="post"
      action={noJavaScriptAddress(definition.id, locale)}
      encType={unkept.length > 0 ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      aria-busy={submission.isSubmitting}
    >
      <FormSummary
        fields={listFields(definition)}
        texts={texts}
        control={form.control}
        title={attempts > 0 ? texts.common.summary : null}
        ref={summary}
      />
      <input type="hidden" defaultValue={props.requestKey} {...form.register(KEY_FIELD)} />
      {definition.version ? <input type="hidden" name={VERSION_FIELD} value={definition.version} /> : null}
      {isRestored && unkept.length > 0 ? <Notice tone="info">{texts.common.filesAgain}</Notice> : null}
      <div className={styles.form} hidden={isChecking}>
        <FormFields
          definition={definition}
          texts={texts}
          form={form}
          answers={answers}
          controls={CONTROLS}
          busy={submission.isSubmitting}
        />
      </div>
      {isChecking ? (
        <Suspense>
          <CheckStage
            locale={locale}
            definition={definition}
            texts={texts}
            values={form.getValues()}
            onChange={submission.change}
          />
        </Suspense>
      ) : null}
      <FormActions
        texts={texts}
        sends={isChecking || !needsCheck(definition)}
        isChecking={isChecking}
        isSubmitting={submission.isSubmitting}
        progress={submission.progress}
        failure={submission.failure}
        onChange={submission.change}
      />
      <FormPersist
        name={draft}
        control={form.control}
        setValue={form.setValue}
        exclude={unkept}
        onRestored={() => setIsRestored(true)}
      />
    </form>
  );
}
