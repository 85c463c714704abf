import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

const hasCode = (error: unknown, ...codes: unknown[]) =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** True when a unique key refused a row: of SQLite, or of PostgreSQL (23505). */
export function isUniqueViolation(error: unknown): boolean {
  const isUnique = (message: unknown) => String(message).startsWith('UNIQUE constraint failed');
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return (hasMessage && isUnique(error.message)) || hasCode(error, '23505');
}

/** PostgreSQL could not order a transaction among those beside it (40001), or broke a ring of waiting ones (40P01). */
export const isSerializationFailure = (error: unknown) => hasCode(error, '40001', '40P01');

/** Under forty writers at one row, each loses some rounds; one that lost all of these is told. */
const ATTEMPTS = 30;
const LONGEST_PAUSE_MS = 100;

/** Longer with each round and never the same, so that those who met do not meet again. */
const pause = (attempt: number) => sleep(Math.random() * Math.min(2 ** attempt, LONGEST_PAUSE_MS));

/**
 * Runs `work` as if no other transaction ran beside it, all or nothing. PostgreSQL says afterwards that this could not
 * be kept up, and the work is done again: it must change nothing but the database.
 * @throws what `work` throws; nothing of it remains
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerializationFailure(error)) throw error;
      await pause(attempt);
    }
  }
}
