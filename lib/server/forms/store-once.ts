import 'server-only';
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction, isUniqueViolation } from '@/lib/database/in-transaction';
import { createReferenceNumber } from '@/lib/forms/rules/reference-number';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';

/** Two random numbers collide about once in 17 thousand million; then another one is generated. */
const DRAWS = 3;

/** Stores a form in one transaction. After a conflict of unique keys `store` runs again and finds what was stored. */
export async function storeOnce<Result>(
  database: Database,
  store: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await inTransaction(database, store);
    } catch (error) {
      if (draw === DRAWS || !isUniqueViolation(error)) throw error;
    }
  }
}

export function drawRecord(at: Date) {
  const created = at.toISOString();
  const reference_number = createReferenceNumber(randomInt);
  return { id: uuidv7(), reference_number, created_at: created, updated_at: created, version: 1 };
}

export function toFileRows<Slot extends string>(files: readonly ArrivingFile<Slot>[]) {
  return files.map(({ slot, name, size, sha256, storageKey, scanState, storedAs }, index) => {
    const position = files.slice(0, index).filter((file) => file.slot === slot).length;
    return {
      slot,
      row: {
        id: storedAs ?? uuidv7(),
        position,
        name,
        size,
        sha256,
        storage_key: storageKey,
        scan_state: scanState,
      },
    };
  });
}

type Print = Pick<ArrivingFile, 'slot' | 'sha256'>;

const listPrints = (files: readonly Print[]) => files.map(({ slot, sha256 }) => `${slot}:${sha256}`).sort();

/** True if the same contents are in the same slots, in any order. */
export function haveSameFiles(before: readonly Print[], after: readonly Print[]): boolean {
  return listPrints(before).join() === listPrints(after).join();
}
