'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { loadSending } from '@/components/award/sending/use-sending';
import { fetchRules } from '@/lib/forms/browser/later';

const loadViews = () => import('./later-views').then((file) => file.LATER_VIEWS);

/** Why nothing was received; it needs to be there before the network goes. */
export const SendFailure = lazy(() => loadViews().then((views) => ({ default: views.SendFailure })));

/** What to do about files that the server refused. */
export const RefusedFilesNotice = lazy(() =>
  loadViews().then((views) => ({ default: views.RefusedFilesNotice })),
);

export const SubmissionProgress = lazy(() =>
  loadViews().then((views) => ({ default: views.SubmissionProgress })),
);

/** The confirmation; where the rest of it cannot be fetched any more, what matters of it. */
export const SubmissionDone = lazy(() =>
  loadViews().then(
    (views) => ({ default: views.SubmissionDone }),
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

/** What stood against the last Save; where it cannot be fetched, that something did. */
export const SubmissionSummary = lazy(() =>
  loadViews().then(
    (views) => ({ default: views.SubmissionSummary }),
    () => ({ default: BareSummary }),
  ),
);

function BareSummary() {
  return <p role="alert">{useTranslations('submit')('requiredFields')}</p>;
}

/** Only a draft that was brought back asks for files again. */
export const ChooseAgain = lazy(() => loadViews().then((views) => ({ default: views.ChooseAgain })));

/** Fetches what a submission needs, so that a connection that breaks later costs only the call. */
export function fetchLaterParts(): void {
  void Promise.allSettled([loadViews(), loadSending(), fetchRules()]);
}
