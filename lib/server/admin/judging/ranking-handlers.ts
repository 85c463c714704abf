import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { ofEditionQuery } from '@/lib/admin/edition-query';
import type { RANKING_ENDPOINTS } from '@/lib/admin/judging/ranking-endpoints';
import { freezeBody, type RankingHead, rankingQuery } from '@/lib/admin/judging/ranking-schemas';
import { listOffered } from '@/lib/award/definition/edition';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import {
  type FrozenRanking,
  findRanking,
  listHidden,
  readCommittee,
  readDecisions,
  readSnapshot,
  recordRanking,
  requireRanking,
  stateOf,
  writeSnapshot,
} from '@/lib/server/award/results/frozen-ranking';
import { findProgress } from '@/lib/server/award/results/judging-progress';
import { markQuotas } from '@/lib/server/award/results/quota-marks';
import { rankEdition, rankPage, type WantedPage } from '@/lib/server/award/results/rank-edition';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { openJudging } from './open-judging';

const PAGE_SIZE = 50;
const OPEN_READINGS = 50;

/**
 * Desk/GetBoard: the progress of the judging of an edition. Views of one that is over are recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const getBoard: ApiHandler = async (c) => {
  const { edition: year } = readQuery(c, ofEditionQuery);
  const db = await openDatabase();
  const edition = await openJudging(c, db, { year, entity: 'jury' });
  const hidden = await listHidden(db, c.get('caller').subject);
  return c.json({ data: await findProgress(db, edition, hidden, now(), OPEN_READINGS) });
};

/** The head of a ranking, which every page of the decision shows. */
export const toHead = (
  edition: number,
  ranking: FrozenRanking | null,
  decisions: number,
  reader: string,
): RankingHead => ({
  edition,
  state: stateOf(ranking),
  version: ranking?.version ?? 0,
  frozenAt: ranking?.frozen_at ?? null,
  hash: ranking?.hash ?? null,
  committee: ranking ? readCommittee(ranking) : [],
  decisions,
  isOthers: ranking !== null && ranking.proposed_by !== null && ranking.proposed_by !== reader,
});

async function cutSnapshot(
  db: Kysely<Tables>,
  ranking: FrozenRanking,
  { category, hidden, from, size }: WantedPage,
) {
  const rows = await readSnapshot(db, ranking);
  const listed = rows.filter((row) => row.category === category && !hidden.has(row.id));
  return { rows: listed.slice(from, from + size), total: listed.length };
}

/** Titles of applications. */
async function readFacts(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('scholarship_request')
    .select(['id', 'research_title'])
    .where('id', 'in', ids)
    .execute();
}

/**
 * Desk/ListRanking: a page of the ranking of a category, by default the first one, with the decisions once it is
 * frozen. Applications that the reader must not see are left out; the ranks of others stay. Views of an edition that is
 * over are recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const listRanking: ApiHandler = async (c) => {
  const { edition: asked, from = 0, ...query } = readQuery(c, rankingQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const edition = await openJudging(c, db, { year: asked, entity: 'ranking' });
  const category = query.category ?? listOffered(edition.categories)[0]?.id ?? 0;
  const ranking = await findRanking(db, edition.year);
  const hidden = await listHidden(db, reader);
  const wanted = { category, hidden, from, size: PAGE_SIZE };
  const { rows: page, total } = await (ranking
    ? cutSnapshot(db, ranking, wanted)
    : rankPage(db, edition, wanted));
  const decisions = await readDecisions(db, ranking);
  const ids = page.map(({ id }) => id);
  const facts = await readFacts(db, ids);
  const full = await markQuotas(db, { ranking, quotas: edition.deciding.quotas, hidden }, ids);
  const rows = page.map((row) => {
    const fact = facts.find(({ id }) => id === row.id);
    const decision = decisions.get(row.id);
    return {
      ...row,
      researchTitle: fact?.research_title ?? '',
      outcome: decision?.outcome ?? null,
      prize: decision?.prize ?? null,
      quotas: full.get(row.id) ?? [],
    };
  });
  return c.json({
    data: {
      ...toHead(edition.year, ranking, decisions.size, reader),
      mean: edition.judging.mean,
      category,
      total,
      rows,
      next: from + PAGE_SIZE < total ? from + PAGE_SIZE : null,
    },
  });
};

/**
 * Desk/FreezeRanking: stores the ranking as it is now; later sheets no longer change it. Until the decisions are
 * proposed it can be discarded, with its decisions.
 * @throws RequestError 409 `rankingMoved`, `rankingEmpty`
 */
const freezeRanking: ApiHandler = async (c) => {
  const { to, version } = await readJson(c.req.raw, freezeBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    if (to === 'open') {
      const ranking = await requireRanking(tx, version, ['frozen']);
      await tx.deleteFrom('award_decision').where('ranking_id', '=', ranking.id).execute();
      await tx.deleteFrom('award_ranking').where('id', '=', ranking.id).execute();
      const { edition, hash } = ranking;
      await recordRanking(tx, edition, { kind: 'removed', actor, at, data: { hash } });
      return;
    }
    if (version !== 0 || (await findRanking(tx))) throw new RequestError(409, 'rankingMoved');
    const edition = await openPublicEdition(tx, c.get('locale'));
    const rows = await rankEdition(tx, edition);
    if (rows.every(({ rank }) => rank === null)) throw new RequestError(409, 'rankingEmpty');
    const { snapshot, hash } = writeSnapshot(rows);
    await tx
      .insertInto('award_ranking')
      .values({
        id: uuidv7(),
        edition: edition.year,
        frozen_at: at.toISOString(),
        frozen_by: actor,
        snapshot,
        hash,
        committee: '[]',
        version: 1,
      })
      .execute();
    await recordRanking(tx, edition.year, { kind: 'frozen', actor, at, data: { hash, rows: rows.length } });
  });
  return c.json({ data: { state: to } });
};

export const RANKING_HANDLERS = {
  getBoard,
  listRanking,
  freezeRanking,
} satisfies Record<keyof typeof RANKING_ENDPOINTS, ApiHandler>;
