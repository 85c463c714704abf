import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

const hasCode = (error: unknown, ...codes: unknown[]) =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/** True when a row violated a unique key in SQLite or PostgreSQL (23505). */
export function isUniqueViolation(error: unknown): boolean {
  const isUnique = (message: unknown) => String(message).startsWith('UNIQUE constraint failed');
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return (hasMessage && isUnique(error.message)) || hasCode(error, '23505');
}

/** PostgreSQL could not serialize a transaction (40001), or resolved a deadlock by ending it (40P01). */
export const isSerializationFailure = (error: unknown) => hasCode(error, '40001', '40P01');

/** With forty concurrent writers to one row, each loses some attempts; after this many the caller gets the error. */
const ATTEMPTS = 30;
const LONGEST_PAUSE_MS = 100;

/** Exponential backoff with jitter, so that conflicting transactions do not meet again. */
const pause = (attempt: number) => sleep(Math.random() * Math.min(2 ** attempt, LONGEST_PAUSE_MS));

/** Serializable. PostgreSQL may run `work` again, so it must have no effect outside the database. */
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
