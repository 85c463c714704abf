'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type DraftState, DraftSync } from '@/lib/award/browser/draft-sync';
import type { OpenedDraft } from '@/lib/award/browser/form-props';
import { pendingDraft, VERSION_FIELD } from '@/lib/award/browser/pending-draft';
import { DRAFT_FORMS, type DraftForm } from '@/lib/award/definition/draft-forms';
import { type FormValues, listItems, toAnswers } from '@/lib/forms/browser/browser-values';
import { clearDraft, getDraftKey } from '@/lib/forms/browser/draft';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { listFileFields } from '@/lib/forms/rules/answers';
import { formatDatesAndTime, formatTime } from '@/lib/i18n/format-time';
import styles from './drafts.module.css';

export interface Props {
  form: DraftForm;
  draft: OpenedDraft;
  /** Pseudonym of the signed-in person. */
  subject: string;
  step: number;
  /** The answers with which the form was opened. */
  answers: Answers;
}

function useSync(props: Props, show: (state: DraftState) => void): DraftSync {
  const form = useFormContext<FormValues>();
  const step = useRef(props.step);
  const [sync] = useState(() => createSync(props, form, step, show));
  const values = useWatch({ control: form.control });
  useEffect(() => {
    step.current = props.step;
    if (values) sync.change();
  }, [sync, values, props.step]);
  useEffect(() => {
    const save = () => sync.flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') save();
    };
    pendingDraft.current = sync;
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', leave);
    return () => {
      pendingDraft.current = null;
      sync.stop();
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [sync]);
  return sync;
}

function createSync(
  { form: id, draft, subject, answers }: Props,
  { getValues, setValue }: UseFormReturn<FormValues>,
  step: { current: number },
  show: (state: DraftState) => void,
): DraftSync {
  const definition = DRAFT_FORMS[id];
  const slots = listFileFields(definition).map(({ name }) => name);
  return new DraftSync({
    form: id,
    owner: subject,
    draft: draft.stored,
    opened: toAnswers(definition, { ...answers }),
    show,
    read: () => {
      const values = getValues();
      return {
        version: Number(values[VERSION_FIELD] ?? 0),
        step: step.current,
        values: toAnswers(definition, values),
        items: Object.fromEntries(slots.map((slot) => [slot, listItems(values, slot)])),
      };
    },
    setVersion: (version) => setValue(VERSION_FIELD, String(version)),
    setItem: (slot, changed) => {
      const items = listItems(getValues(), slot);
      setValue(
        slot,
        items.map((item) => (item.id === changed.id ? changed : item)),
      );
    },
  });
}

/** Saves the form while its person writes, and says whether it is saved (DRAFT-01, DRAFT-02). */
export function DraftKeeper(props: Props) {
  const { draft, form, subject } = props;
  const t = useTranslations('drafts.form');
  const locale = useLocale();
  const [state, setState] = useState<DraftState>({ kind: 'unchanged' });
  const sync = useSync(props, setState);
  const takeOther = () => {
    clearDraft(getDraftKey(form, subject));
    window.location.reload();
  };
  const keepMine = () => {
    setState({ kind: 'saving' });
    sync.keepMine().catch(() => setState(state));
  };
  if (state.kind === 'moved') {
    const at = state.at && formatDatesAndTime(new Date(state.at), locale);
    return (
      <Notice tone="warning" title={at ? t('moved', { time: at }) : t('gone')} role="alert">
        <p>{t('choose')}</p>
        <div className={styles.actions}>
          {at ? <Button onClick={takeOther}>{t('useOther')}</Button> : null}
          <Button variant="secondary" onClick={keepMine}>
            {t('keepMine')}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <>
      <p className={styles.note}>
        {state.kind === 'saved' ? t('saved', { time: formatTime(new Date(state.at), locale) }) : null}
        {state.kind === 'saving' ? t('saving') : null}
        {state.kind === 'unchanged' ? draft.note : null}
      </p>
      {/* Only what went wrong is announced: saving happens every few seconds. */}
      <p className={styles.failed} role="status">
        {state.kind === 'failed' ? `${t('failed')} ${state.reason}` : null}
      </p>
    </>
  );
}
