import 'server-only';
import type { Kysely } from 'kysely';
import type { DECISION_ENDPOINTS } from '@/lib/admin/judging/decision-endpoints';
import {
  committeeBody,
  confirmDecisionsBody,
  proposeDecisionsBody,
  saveDecisionBody,
} from '@/lib/admin/judging/decision-schemas';
import { idQuery } from '@/lib/admin/schemas';
import { listPrizes } from '@/lib/award/definition/edition';
import { findDecisionErrors } from '@/lib/award/rules/check-decision';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { isDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import { openPublicEdition, readEditionInForce } from '@/lib/server/award/read-edition';
import { readCorrections, toCorrection } from '@/lib/server/award/results/corrections';
import {
  type FrozenRanking,
  findRanking,
  listHidden,
  readCommittee,
  readDecisions,
  readSnapshot,
  readVotes,
  requireRanking,
  type StoredDecision,
  stateOf,
  updateRanking,
} from '@/lib/server/award/results/frozen-ranking';
import { listReadings } from '@/lib/server/award/results/judging-progress';
import { rankOne } from '@/lib/server/award/results/rank-edition';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { countConfirmations } from './count-confirmations-handler';
import { exportMinutes, getMinutes, printMinutes } from './minutes-handlers';
import { toHead } from './ranking-handlers';

/**
 * The row of an application in the ranking of an edition as it is frozen, or else as it is now.
 * @param year by default that of the edition in force
 * @throws RequestError 404
 */
async function requireRow(
  db: Kysely<Tables>,
  ranking: FrozenRanking | null,
  id: string,
  reader: string,
  year?: number,
) {
  const row = ranking
    ? (await readSnapshot(db, ranking)).find((place) => place.id === id)
    : await rankOne(db, await openPublicEdition(db, DEFAULT_LOCALE, year), id);
  if (!row || (await listHidden(db, reader)).has(id)) throw new RequestError(404, 'notFound');
  return row;
}

const toDecision = (decision: StoredDecision) => ({
  outcome: decision.outcome,
  prize: decision.prize,
  reason: decision.reason,
  votes: readVotes(decision),
  decidedAt: decision.decided_at,
});

/** Desk/GetDecision: one application of the ranking. Views are recorded in the audit trail. @throws RequestError 404 */
const getDecision: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const application = await db
    .selectFrom('scholarship_request')
    .select(['edition_id', 'research_title', 'research_field_id', 'scholarship_university_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) throw new RequestError(404, 'notFound');
  const ranking = await findRanking(db, application.edition_id);
  const row = await requireRow(db, ranking, id, reader, application.edition_id);
  const at = now();
  await recordEvent(db, { entity: 'scholarship_request', entityId: id, kind: 'viewed', actor: reader, at });
  const decisions = await readDecisions(db, ranking);
  const decision = decisions.get(id);
  const corrections = (await readCorrections(db, ranking)).get(id) ?? [];
  return c.json({
    data: {
      ...row,
      ranking: toHead(application.edition_id, ranking, decisions.size, reader),
      researchTitle: application.research_title,
      fieldId: application.research_field_id,
      ...(ranking ? { university: application.scholarship_university_name } : {}),
      readings: await listReadings(db, id),
      decision: decision ? { ...toDecision(decision), version: decision.version } : null,
      corrections: corrections.map((row) => toCorrection(row, reader)),
    },
  });
};

/** The rules of the edition in force for decisions in a category. */
async function readRules(tx: Kysely<Tables>, category: number) {
  const { data } = await readEditionInForce(tx, DEFAULT_LOCALE);
  return {
    quorum: data.deciding.quorum,
    offered: listPrizes(data, category).map(({ place }) => place),
  };
}

/**
 * Desk/SaveCommittee. Decisions keep the members that they were made with.
 * @throws RequestError 409 `rankingMoved`, 422
 */
const saveCommittee: ApiHandler = async (c) => {
  const { version, members } = await readJson(c.req.raw, committeeBody);
  const actor = c.get('caller').subject;
  await inTransaction(await openDatabase(), async (tx) => {
    const ranking = await requireRanking(tx, version, ['frozen']);
    const committee = JSON.stringify(members);
    const data = { members: members.length };
    await updateRanking(tx, ranking, { committee }, { kind: 'changed', actor, at: now(), data });
  });
  return c.json({ data: { state: 'frozen' } });
};

/**
 * Desk/SaveDecision: the decision about an application that has a rank; it may be replaced until the decisions are
 * proposed.
 * @throws RequestError 404, 409 `rankingMoved`, 422
 */
const saveDecision: ApiHandler = async (c) => {
  const { id, version, outcome, reason, ...given } = await readJson(c.req.raw, saveDecisionBody);
  const { prize: asked, ...ballot } = given;
  const actor = c.get('caller').subject;
  const at = now();
  const prize = outcome === 'winner' ? asked : null;
  await inTransaction(await openDatabase(), async (tx) => {
    const ranking = await findRanking(tx);
    const row = await requireRow(tx, ranking, id, actor);
    if (row.rank === null || (await isDisqualified(tx, id))) throw new RequestError(404, 'notFound');
    const decisions = await readDecisions(tx, ranking);
    if (!ranking || stateOf(ranking) !== 'frozen' || version !== (decisions.get(id)?.version ?? 0))
      throw new RequestError(409, 'rankingMoved');
    const members = readCommittee(ranking);
    const votes = { ...ballot, members };
    const taken = [...decisions.values()].flatMap((other) =>
      other.request_id !== id && other.category === row.category && other.prize ? [other.prize] : [],
    );
    const isUnknown = [...votes.present, ...votes.recused].some((name) => !members.includes(name));
    const errors = isUnknown
      ? { present: 'choice' }
      : findDecisionErrors({ ...votes, ...(await readRules(tx, row.category)), outcome, prize, taken });
    if (Object.keys(errors).length > 0) throw new RequestError(422, 'validation', { fields: errors });
    const decided = {
      category: row.category,
      outcome,
      prize,
      reason,
      votes: JSON.stringify(votes),
      decided_by: actor,
      decided_at: at.toISOString(),
      version: version + 1,
    };
    await tx
      .insertInto('award_decision')
      .values({ ...decided, ranking_id: ranking.id, request_id: id })
      .onConflict((conflict) => conflict.columns(['ranking_id', 'request_id']).doUpdateSet(decided))
      .execute();
    const event = { entity: 'scholarship_request', entityId: id, kind: 'decided', actor, at } as const;
    await recordEvent(tx, { ...event, data: { outcome, prize, version: version + 1 } });
  });
  return c.json({ data: { id, version: version + 1 } });
};

/** No proposal, no confirmation, no release. */
const REOPENED = { proposed_by: null, confirmed_by: null, release_at: null, planned_by: null };

/**
 * Desk/ProposeDecisions: the decisions are complete, and an administrator is to confirm them. Applications without one
 * are then not selected. Before the letters are approved the coordinator may open the decisions again.
 * @throws RequestError 409 `rankingMoved`, `rankingEmpty` without a decision
 */
const proposeDecisions: ApiHandler = async (c) => {
  const { version, to } = await readJson(c.req.raw, proposeDecisionsBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const from = to === 'proposed' ? (['frozen'] as const) : (['proposed', 'confirmed', 'planned'] as const);
    const ranking = await requireRanking(tx, version, from);
    if (to === 'frozen') {
      await updateRanking(tx, ranking, REOPENED, { kind: 'changed', actor, at, data: { to } });
      return;
    }
    const decisions = (await readDecisions(tx, ranking)).size;
    if (decisions === 0) throw new RequestError(409, 'rankingEmpty');
    await updateRanking(
      tx,
      ranking,
      { proposed_by: actor },
      { kind: 'proposed', actor, at, data: { decisions } },
    );
  });
  return c.json({ data: { state: to } });
};

/**
 * Desk/ConfirmDecisions: a person other than the proposer confirms the decisions, or returns them.
 * @throws RequestError 409 `rankingMoved`, `secondPerson`
 */
const confirmDecisions: ApiHandler = async (c) => {
  const { version, to } = await readJson(c.req.raw, confirmDecisionsBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const ranking = await requireRanking(tx, version, ['proposed']);
    if (ranking.proposed_by === actor) throw new RequestError(409, 'secondPerson');
    if (to === 'confirmed')
      await updateRanking(tx, ranking, { confirmed_by: actor }, { kind: 'confirmed', actor, at });
    else await updateRanking(tx, ranking, REOPENED, { kind: 'changed', actor, at, data: { to } });
  });
  return c.json({ data: { state: to } });
};

export const DECISION_HANDLERS = {
  saveCommittee,
  getDecision,
  saveDecision,
  proposeDecisions,
  confirmDecisions,
  countConfirmations,
  getMinutes,
  exportMinutes,
  printMinutes,
} satisfies Record<keyof typeof DECISION_ENDPOINTS, ApiHandler>;
