'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ChosenNames } from '@/lib/award/browser/submission-values';
import { SLOT_NAMES } from '@/lib/award/definition/file-slots';
import { type FormValues, listItems } from '@/lib/forms/browser/browser-values';
import { isolate } from '@/lib/forms/files/isolate';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { RefusedFilesNotice, SendFailure } from './send-failure';
import styles from './submission.module.css';
import { SubmissionDone } from './submission-done';
import { SubmissionSummary } from './submission-summary';

interface AgainProps {
  texts: FormTexts;
  remembered: ChosenNames;
}

/** The files of the draft that a browser could not restore, listed until they are chosen again. */
function ChooseAgain({ texts, remembered }: AgainProps) {
  const t = useTranslations('submit.again');
  const values = useWatch<FormValues>() as FormValues;
  const missing = SLOT_NAMES.map((slot) => {
    const present = listItems(values, slot).map(({ name }) => name);
    return { slot, names: (remembered[slot] ?? []).filter((name) => !present.includes(name)) };
  }).filter(({ names }) => names.length > 0);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('title')} role="status">
      <p>{t('text')}</p>
      <ul>
        {missing.map(({ slot, names }) => (
          <li key={slot}>
            {t('join', {
              label: texts.fields[slot]?.label ?? slot,
              names: names.map(isolate).join(t('comma')),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Announced only at every quarter: announcing each second would drown out everything else. */
const SPOKEN_STEP = 25;

interface ProgressProps {
  /** Uploaded fraction of the files, 0 to 1. */
  fraction: number;
  onStop(): void;
}

/** The progress of the submission, visible and announced, with a button to stop it. */
function SubmissionProgress({ fraction, onStop }: ProgressProps) {
  const t = useTranslations('submit');
  const percent = Math.round(fraction * 100);
  // The bot check first, then the upload of the files, then the processing on the server.
  const stage = fraction === 0 ? 'preparing' : fraction < 1 ? 'sending' : 'checking';
  const textAt = (value: number) =>
    stage === 'sending' ? t('progress.sending', { percent: value }) : t(`progress.${stage}`);
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{textAt(percent)}</p>
      <progress
        className={styles.bar}
        aria-label={t('progress.label')}
        max={100}
        value={stage === 'preparing' ? undefined : percent}
      />
      <p className="visually-hidden" role="status">
        {textAt(percent - (percent % SPOKEN_STEP))}
      </p>
      <p className={styles.lead}>{t('progress.stay')}</p>
      <Button variant="secondary" onClick={onStop}>
        {t('actions.stop')}
      </Button>
    </div>
  );
}

/**
 * Parts that are shown only during a submission or after a draft was restored. They are in one file, because
 * each additional file has a cost for the page.
 */
export const LATER_VIEWS = {
  ChooseAgain,
  RefusedFilesNotice,
  SendFailure,
  SubmissionProgress,
  SubmissionDone,
  SubmissionSummary,
};
