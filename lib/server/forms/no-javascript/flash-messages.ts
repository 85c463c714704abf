import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { errors } from 'jose';
import type { Transaction } from 'kysely';
import { toCountedAddress } from '@/lib/api/counted-address';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { toPseudonym } from '@/lib/auth/tokens/secrets';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

const KEPT_MS = 10 * 60_000;
const KEY_BYTES = 16;
/** Per address and in total. A page reads its flash message immediately, so remaining ones are unlikely to be read. */
const LIMITS_OF_SENDER = { rows: 40, bytes: 1024 * 1024 };
const LIMITS_OF_ALL = { rows: 5000, bytes: 16 * 1024 * 1024 };

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('.')).digest();

/** Finding and decrypting the row requires both halves: the key in the address and the browser's secret. */
const idOf = (key: string, secret: string) => digest('id', key, secret).toString('base64url');
const purposeOf = (key: string, secret: string): Purpose => ({
  key: new Uint8Array(digest('key', key, secret)),
  type: 'flash-message+jwt',
  audience: 'urn:portal:flash-messages',
});

const senderOf = (peer: string | undefined) => toPseudonym(toCountedAddress(peer)).toString('base64url');

async function makeRoom(
  tx: Transaction<Tables>,
  size: number,
  limits: typeof LIMITS_OF_ALL,
  sender?: string,
): Promise<void> {
  const placed = tx
    .selectFrom('kept_outcome')
    .select(({ fn }) => [
      'id',
      fn
        .agg<number>('row_number')
        .over((over) => over.orderBy('expires_at', 'desc').orderBy('id'))
        .as('place'),
      fn
        .sum<number>('size')
        .over((over) => over.orderBy('expires_at', 'desc').orderBy('id'))
        .as('bytes'),
    ])
    .$if(sender !== undefined, (query) => query.where('sender', '=', sender ?? ''));
  const tooMany = tx
    .selectFrom(placed.as('placed'))
    .select('id')
    .where(({ or, eb }) => or([eb('place', '>=', limits.rows), eb('bytes', '>', limits.bytes - size)]));
  await tx.deleteFrom('kept_outcome').where('id', 'in', tooMany).execute();
}

/**
 * Stores a sealed flash message for ten minutes; beyond the limits the oldest are deleted. @returns the one-time key
 */
export async function keepFlashMessage(
  flash: FlashMessage,
  secret: string,
  peer: string | undefined,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const end = new Date(now().getTime() + KEPT_MS);
  const data = await seal({ flash }, purposeOf(key, secret), end);
  const [sender, size] = [senderOf(peer), data.length];
  const row = { id: idOf(key, secret), sender, expires_at: end.toISOString(), size, data };
  const database = await openDatabase();
  await inTransaction(database, async (tx) => {
    await tx.deleteFrom('kept_outcome').where('expires_at', '<', now().toISOString()).execute();
    await makeRoom(tx, size, LIMITS_OF_SENDER, sender);
    await makeRoom(tx, size, LIMITS_OF_ALL);
    await tx.insertInto('kept_outcome').values(row).execute();
  });
  return key;
}

/** Returns and deletes a flash message; null for a key that is unknown, used, expired, or another browser's. */
export async function takeFlashMessage(key: string, secret: string): Promise<FlashMessage | null> {
  const database = await openDatabase();
  const row = await database
    .deleteFrom('kept_outcome')
    .where('id', '=', idOf(key, secret))
    .returning('data')
    .executeTakeFirst();
  if (!row) return null;
  try {
    const { flash } = await open(row.data, purposeOf(key, secret), now());
    return flash as FlashMessage;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
