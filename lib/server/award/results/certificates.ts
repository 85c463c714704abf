import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { CERTIFIED_OUTCOMES, type CertificateKind } from '@/lib/award/definition/outcomes';
import { drawCheckCode } from '@/lib/award/rules/check-code';
import type { MyRequest } from '@/lib/award/schemas';
import { cutBatches } from '@/lib/database/cut-batches';
import { openTexts, sealTexts } from '@/lib/server/award/sealed-text';
import { recordEvents } from '@/lib/server/db/audit';
import type { ResultTables } from '@/lib/server/db/result-tables';
import type { Tables } from '@/lib/server/db/tables';

export type Certificate = Selectable<ResultTables['award_certificate']>;

const SEALED = 'certificate';
/** Rows per statement, below the limit of parameters of SQLite. */
const BATCH = 500;

/** What is stored of a check code: a copy of the database reveals none that is valid. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The check code of a certificate; null once its holder is removed. */
export async function openCode({ sealed }: Pick<Certificate, 'sealed'>): Promise<string | null> {
  return sealed === null ? null : ((await openTexts(SEALED, sealed)).code ?? null);
}

interface Holder {
  /** Id of the application, or a random one for a juror. */
  id: string;
  kind: CertificateKind;
  /** Subject; null for an application. */
  juror: string | null;
}

/** The object of an entry of the audit trail about a certificate. */
export const toAuditEntity = ({
  request_id,
  kind,
  juror,
}: Pick<Certificate, 'request_id' | 'kind' | 'juror'>) =>
  kind === 'juror'
    ? ({ entity: 'juror', entityId: juror ?? request_id } as const)
    : ({ entity: 'scholarship_request', entityId: request_id } as const);

/** Issues certificates with new codes, and records it. @param actor subject of a member of staff, or `operator` */
export async function issueCertificates(
  tx: Kysely<Tables>,
  edition: number,
  holders: readonly Holder[],
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const rows: Certificate[] = [];
  for (const { id, kind, juror } of holders) {
    const code = drawCheckCode(randomInt);
    rows.push({
      code_hash: hashCode(code),
      request_id: id,
      edition,
      kind,
      sealed: await sealTexts(SEALED, { code }),
      issued_at: at.toISOString(),
      revoked_at: null,
      reason: '',
      juror,
    });
  }
  for (const batch of cutBatches(rows, BATCH)) {
    await tx.insertInto('award_certificate').values(batch).execute();
    await recordEvents(
      tx,
      batch.map((row) => ({ ...toAuditEntity(row), kind: 'certified', actor, at })),
    );
  }
}

/** Issues the certificates of the applications of an edition whose outcomes are shown. */
export async function certifyOutcomes(tx: Kysely<Tables>, edition: number, at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('scholarship_request')
    .select(['id', 'shown_stage'])
    .where('edition_id', '=', edition)
    .where('withdrawn_at', 'is', null)
    .where('shown_stage', 'in', CERTIFIED_OUTCOMES)
    .execute();
  const holders = rows.flatMap(({ id, shown_stage }): Holder[] => {
    const kind = CERTIFIED_OUTCOMES.find((name) => name === shown_stage);
    return kind ? [{ id, kind, juror: null }] : [];
  });
  await issueCertificates(tx, edition, holders, { actor: 'operator', at });
}

/** Orders certificates: the valid one first. */
export const VALID_FIRST = sql`case when revoked_at is null then 0 else 1 end`;

/** The certificates of an application or a juror: the valid one first, then the newest. */
export const selectCertificates = (db: Kysely<Tables>, requestId: string) =>
  db
    .selectFrom('award_certificate')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy(VALID_FIRST)
    .orderBy('issued_at', 'desc')
    .orderBy('code_hash');

/** The certificates of an application as their holder sees them. */
export async function listOwnCertificates(
  db: Kysely<Tables>,
  requestId: string,
): Promise<NonNullable<NonNullable<MyRequest['data']>['certificates']>> {
  const rows = await selectCertificates(db, requestId).execute();
  return Promise.all(
    rows.map(async (row) => ({
      kind: row.kind,
      code: await openCode(row),
      issuedAt: row.issued_at,
      revokedAt: row.revoked_at,
    })),
  );
}

/** The prize of a winner and its category; null without one. It is kept after the application is removed. */
export async function findPrize(
  db: Kysely<Tables>,
  { edition, request_id, kind }: Pick<Certificate, 'edition' | 'request_id' | 'kind'>,
) {
  if (kind !== 'winner') return null;
  const row = await db
    .selectFrom('award_decision as decision')
    .innerJoin('award_ranking as ranking', 'ranking.id', 'decision.ranking_id')
    .select(['decision.prize', 'decision.category'])
    .where('ranking.edition', '=', edition)
    .where('decision.request_id', '=', request_id)
    .executeTakeFirst();
  return row ?? null;
}

/** The name of a winner or juror who consents to its publication. */
export async function findPublishedName(
  db: Kysely<Tables>,
  { request_id, kind }: Pick<Certificate, 'request_id' | 'kind'>,
): Promise<string | null> {
  // A decision that was corrected may have left a consent.
  if (kind === 'shortlisted') return null;
  const row = await db
    .selectFrom('award_consent')
    .select('value')
    .where('request_id', '=', request_id)
    .where('kind', '=', 'name')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.value ?? null;
}
