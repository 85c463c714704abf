'use client';

import { lazy } from 'react';

const loadScholarship = () => import('./scholarship-step');
const loadResearch = () => import('./research-step');
const loadFailure = () => import('./save-failure-notice');

/** The steps that nobody sees first: their script comes when the person has begun. */
export const LATER_STEPS = {
  2: lazy(() => loadScholarship().then((file) => ({ default: file.ScholarshipStep }))),
  3: lazy(() => loadResearch().then((file) => ({ default: file.ResearchStep }))),
} as const;

/** Why a save failed; it needs to be there before the network goes. */
export const SaveFailureNotice = lazy(() =>
  loadFailure().then((file) => ({ default: file.SaveFailureNotice })),
);

/** Fetches them, so that going on waits for nothing. */
export function fetchLaterViews(): void {
  void Promise.allSettled([loadScholarship(), loadResearch(), loadFailure()]);
}
