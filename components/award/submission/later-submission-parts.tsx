'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { loadSending } from '@/components/award/sending/use-sending';
import { fetchRules } from '@/lib/forms/browser/later';

const loadViews = () => import('./later-views').then((file) => file.LATER_VIEWS);

/** Why nothing was received; loaded early, because the network may be the reason. */
export const SendFailure = lazy(() => loadViews().then((views) => ({ default: views.SendFailure })));

/** What to do about files that the server refused. */
export const RefusedFilesNotice = lazy(() =>
  loadViews().then((views) => ({ default: views.RefusedFilesNotice })),
);

export const SubmissionProgress = lazy(() =>
  loadViews().then((views) => ({ default: views.SubmissionProgress })),
);

/** The confirmation; if its script cannot be fetched, its essential part. */
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

/** The errors of the last Save; if its script cannot be fetched, a general message. */
export const SubmissionSummary = lazy(() =>
  loadViews().then(
    (views) => ({ default: views.SubmissionSummary }),
    () => ({ default: BareSummary }),
  ),
);

function BareSummary() {
  return <p role="alert">{useTranslations('submit')('requiredFields')}</p>;
}

/** Only a restored draft asks for files again. */
export const ChooseAgain = lazy(() => loadViews().then((views) => ({ default: views.ChooseAgain })));

/**
 * Fetches the parts that a submission needs, so that a connection that breaks later affects only the call.
 */
export function fetchLaterParts(): void {
  void Promise.allSettled([loadViews(), loadSending(), fetchRules()]);
}
