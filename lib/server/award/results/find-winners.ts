import 'server-only';
import type { Kysely } from 'kysely';
import { type ConsentKind, PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import type { Winner } from '@/lib/award/edition-schemas';
import type { Tables } from '@/lib/server/db/tables';

/**
 * The winners of an edition whose results are released, by category and prize. Name and university are null unless the
 * winner consents to their publication.
 */
export async function findWinners(db: Kysely<Tables>, edition: number): Promise<Winner[]> {
  const rows = await db
    .selectFrom('award_decision as decision')
    .innerJoin('award_ranking as ranking', 'ranking.id', 'decision.ranking_id')
    .leftJoin('scholarship_request as request', 'request.id', 'decision.request_id')
    .select(['decision.request_id', 'decision.category', 'decision.prize', 'request.withdrawn_at'])
    .where('ranking.edition', '=', edition)
    .where('ranking.released_at', 'is not', null)
    .where('decision.outcome', '=', 'winner')
    .execute();
  const shown = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  if (shown.length === 0) return [];
  const consents = await db
    .selectFrom('award_consent')
    .select(['request_id', 'kind', 'value'])
    .where(
      'request_id',
      'in',
      shown.map(({ request_id }) => request_id),
    )
    .where('withdrawn_at', 'is', null)
    .execute();
  const publishedOf = (id: string, kind: ConsentKind) =>
    consents.find((consent) => consent.request_id === id && consent.kind === kind)?.value ?? null;
  const winners = shown.flatMap(({ request_id: id, category, prize }): Winner[] =>
    prize === null
      ? []
      : [{ category, prize, name: publishedOf(id, 'name'), university: publishedOf(id, 'university') }],
  );
  const orderOf = ({ category, prize }: Winner) => category * 10 + PRIZE_PLACES.indexOf(prize);
  return winners.sort((left, right) => orderOf(left) - orderOf(right));
}
