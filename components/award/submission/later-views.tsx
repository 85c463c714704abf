'use client';

import { ChooseAgain } from './choose-again';
import { SendFailure } from './send-failure';
import { SendingProgress } from './sending-progress';
import { SubmissionDone } from './submission-done';
import { SubmissionSummary } from './submission-summary';

/** What shows only once somebody sends, or comes back to a draft: one file, since each of its own costs the page. */
export const LATER_VIEWS = { ChooseAgain, SendFailure, SendingProgress, SubmissionDone, SubmissionSummary };
