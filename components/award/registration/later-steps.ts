'use client';

import { lazy } from 'react';

const loadScholarship = () => import('./scholarship-step');
const loadResearch = () => import('./research-step');

/** The steps that nobody sees first: their script comes when the person has begun. */
export const LATER_STEPS = {
  2: lazy(() => loadScholarship().then((file) => ({ default: file.ScholarshipStep }))),
  3: lazy(() => loadResearch().then((file) => ({ default: file.ResearchStep }))),
} as const;

/** Fetches them, so that going on waits for nothing. */
export function fetchLaterSteps(): void {
  void Promise.allSettled([loadScholarship(), loadResearch()]);
}
