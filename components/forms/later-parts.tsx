'use client';

import { lazy } from 'react';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';

const loadCheck = () => import('./check-stage');
const loadDone = () => import('./form-done');

/** Parts that are not visible initially: their script loads when the user starts the form. */
export const CheckStage = lazy(() => loadCheck().then((file) => ({ default: file.CheckStage })));

/** The confirmation; if its script cannot be fetched, its essential part. */
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

/** Fetches them early, so that the next stage opens without delay. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled([loadCheck(), loadDone()]);
}
