'use client';

import { lazy } from 'react';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';

const loadCheck = () => import('./check-stage');
const loadDone = () => import('./form-done');

/** What nobody sees first: its script comes when the person has begun. */
export const CheckStage = lazy(() => loadCheck().then((file) => ({ default: file.CheckStage })));

/** The confirmation; where the rest of it cannot be fetched any more, what matters of it. */
export const FormDone = lazy(() =>
  loadDone().then(
    (file) => ({ default: file.FormDone }),
    () => ({ default: BareDone }),
  ),
);

function BareDone({ texts, receipt }: { texts: FormTexts; receipt: Receipt }) {
  return (
    <p role="status">
      {texts.common['done.title']} <bdi data-reference>{receipt.referenceNumber}</bdi>
    </p>
  );
}

/** Fetches them, so that going on waits for nothing. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled([loadCheck(), loadDone()]);
}
