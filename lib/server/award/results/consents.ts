import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ConsentKind } from '@/lib/award/definition/outcomes';
import type { Tables } from '@/lib/server/db/tables';

interface Consent {
  /** Of the application, or `request_id` of the juror's certificates. */
  id: string;
  kind: ConsentKind;
  /** What may be published; '' withdraws the consent. */
  value: string;
  /** The text that was accepted, of which the hash is stored. */
  text: string;
  at: Date;
}

/** Stores a consent to a publication, or withdraws it: a withdrawn one loses its value. */
export async function storeConsent(
  tx: Kysely<Tables>,
  { id, kind, value, text, at }: Consent,
): Promise<void> {
  const time = at.toISOString();
  if (value === '') {
    await tx
      .updateTable('award_consent')
      .set({ value, withdrawn_at: time })
      .where('request_id', '=', id)
      .where('kind', '=', kind)
      .where('withdrawn_at', 'is', null)
      .execute();
    return;
  }
  const text_hash = createHash('sha256').update(text).digest('hex');
  const consent = { value, given_at: time, text_hash, withdrawn_at: null };
  await tx
    .insertInto('award_consent')
    .values({ ...consent, request_id: id, kind })
    .onConflict((conflict) => conflict.columns(['request_id', 'kind']).doUpdateSet(consent))
    .execute();
}
