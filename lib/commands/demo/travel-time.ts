import 'server-only';
import { env } from '@/lib/env/env';

export const DAY_MS = 86_400_000;
const started = Date.now();

/**
 * Moves the clock of this process to a number of days before its start, through `TEST_NOW`: calls of a year follow each
 * other in one run, each dated when it would have happened. The windows need no change, because those of the first
 * edition are 30 days around today, whatever day it is.
 */
export function goBack(days: number): void {
  env.TEST_NOW = new Date(started - days * DAY_MS).toISOString();
}

/** Returns to the present. */
export function returnToToday(): void {
  env.TEST_NOW = undefined;
}
