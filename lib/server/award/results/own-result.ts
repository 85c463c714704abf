import 'server-only';
import type { Kysely } from 'kysely';
import { CONSENT_KINDS, type ConsentKind } from '@/lib/award/definition/outcomes';
import type { MyRequest } from '@/lib/award/schemas';
import type { StoredRequest } from '@/lib/server/award/requests';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { listOwnCertificates } from './certificates';

type Data = NonNullable<MyRequest['data']>;
type Result = Pick<Data, 'prize' | 'letter' | 'consents' | 'certificates' | 'releasedAt'>;

/** What would be published of a winner. @param person their name, from the token */
export const toPublished = (
  request: Pick<StoredRequest, 'scholarship_university_name'>,
  person: string | undefined,
): Record<ConsentKind, string> => ({
  name: person ?? '',
  university: request.scholarship_university_name,
});

/** What a winner agrees to publish; without a consent, what would be published with one. */
async function readConsents(
  db: Database,
  request: StoredRequest,
  person: string | undefined,
): Promise<NonNullable<Data['consents']>> {
  const rows = await db
    .selectFrom('award_consent')
    .selectAll()
    .where('request_id', '=', request.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  return CONSENT_KINDS.map((kind) => {
    const given = rows.find((row) => row.kind === kind);
    const value = given?.value ?? toPublished(request, person)[kind];
    return { kind, value, givenAt: given?.given_at ?? null };
  });
}

/** The ranking of an edition whose results are released. */
export const findRelease = (db: Kysely<Tables>, edition: number) =>
  db
    .selectFrom('award_ranking')
    .select(['id', 'released_at'])
    .where('edition', '=', edition)
    .where('released_at', 'is not', null)
    .executeTakeFirst();

/** The prize, the letter, the consents and the certificates of a request whose results are released; nothing before. */
export async function readResult(
  db: Database,
  request: StoredRequest,
  person: string | undefined,
): Promise<Result> {
  const { id, edition_id, shown_stage } = request;
  const ranking = await findRelease(db, edition_id);
  if (!ranking?.released_at) return {};
  const letter = await db
    .selectFrom('award_letter')
    .select(['text', 'locale'])
    .where('request_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const decision = await db
    .selectFrom('award_decision')
    .select('prize')
    .where('ranking_id', '=', ranking.id)
    .where('request_id', '=', id)
    .executeTakeFirst();
  const isWinner = shown_stage === 'winner';
  return {
    prize: isWinner ? decision?.prize : null,
    letter: letter ? { ...letter, at: ranking.released_at } : null,
    consents: isWinner ? await readConsents(db, request, person) : [],
    certificates: await listOwnCertificates(db, id),
    releasedAt: ranking.released_at,
  };
}
