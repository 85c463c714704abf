'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { fetchRules } from '@/lib/forms/later';

const loadDone = () => import('./submission-done');
const loadFailure = () => import('./send-failure');
const loadProgress = () => import('./sending-progress');
const loadSending = () => import('@/lib/award/send-submission');

/** Why nothing was received; it needs to be there before the network goes. */
export const SendFailure = lazy(() => loadFailure().then((file) => ({ default: file.SendFailure })));

export const SendingProgress = lazy(() => loadProgress().then((file) => ({ default: file.SendingProgress })));

/** The confirmation; where the rest of it cannot be fetched any more, what matters of it. */
export const SubmissionDone = lazy(() =>
  loadDone().then(
    (file) => ({ default: file.SubmissionDone }),
    () => ({ default: BareDone }),
  ),
);

function BareDone({ referenceNumber }: { referenceNumber: string | null }) {
  const t = useTranslations('submit');
  return (
    <p role="status">
      {t('success.title')} <bdi>{referenceNumber}</bdi>
    </p>
  );
}

/** Only a draft that was brought back asks for files again. */
export const ChooseAgain = lazy(() =>
  import('./choose-again').then((file) => ({ default: file.ChooseAgain })),
);

/** Fetches what sending needs, so that a connection that breaks later costs only the call. */
export function fetchLaterParts(): void {
  void Promise.allSettled([loadDone(), loadFailure(), loadProgress(), loadSending(), fetchRules()]);
}
