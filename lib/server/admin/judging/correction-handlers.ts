import 'server-only';
import type { Kysely } from 'kysely';
import type { CORRECTION_ENDPOINTS } from '@/lib/admin/judging/correction-endpoints';
import { confirmCorrectionBody, proposeCorrectionBody } from '@/lib/admin/judging/correction-schemas';
import { listPrizes } from '@/lib/award/definition/edition';
import { CERTIFIED_OUTCOMES } from '@/lib/award/definition/outcomes';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { isNotDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { issueCertificates } from '@/lib/server/award/results/certificates';
import {
  type Decided,
  nextLetterVersion,
  replaceDecision,
  revokeOutcome,
  toDecided,
} from '@/lib/server/award/results/correct-decision';
import { readCorrections, type StoredCorrection, toCorrection } from '@/lib/server/award/results/corrections';
import { draftLetters, loadLetterWriter, planLetters } from '@/lib/server/award/results/draft-letters';
import {
  type FrozenRanking,
  findRankingOf,
  listHidden,
  readDecisions,
  readSnapshot,
  stateOf,
  updateRanking,
} from '@/lib/server/award/results/frozen-ranking';
import { certifyJurors } from '@/lib/server/award/results/juror-certificates';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';

/**
 * A ranked application of released results, with its decision and its corrections.
 * @throws RequestError 404 for one that the reader must not see, that was withdrawn or is disqualified, 409
 * `rankingMoved` before the release
 */
async function requireReleased(tx: Kysely<Tables>, id: string, reader: string) {
  const ranking = await findRankingOf(tx, id);
  if (!ranking || stateOf(ranking) !== 'released') throw new RequestError(409, 'rankingMoved');
  const row = (await readSnapshot(tx, ranking)).find((place) => place.id === id);
  const application = await tx
    .selectFrom('scholarship_request as request')
    .select('request.id')
    .where('request.id', '=', id)
    .where('request.withdrawn_at', 'is', null)
    .where(isNotDisqualified)
    .executeTakeFirst();
  const isHidden = (await listHidden(tx, reader)).has(id);
  if (!row || row.rank === null || !application || isHidden) throw new RequestError(404, 'notFound');
  const decisions = await readDecisions(tx, ranking);
  const corrections = (await readCorrections(tx, ranking)).get(id) ?? [];
  const open = corrections.find(({ confirmed_at }) => confirmed_at === null);
  return { ranking, row, decisions, last: corrections.at(-1)?.version ?? 0, open };
}

type Released = Awaited<ReturnType<typeof requireReleased>>;

/**
 * @throws RequestError 422 for a winner without a prize, or with one that the category does not have or another
 * application has
 */
async function requireFreePrize(
  tx: Kysely<Tables>,
  { ranking, row, decisions }: Released,
  { outcome, prize }: Decided,
): Promise<void> {
  if (outcome !== 'winner') return;
  const edition = await openPublicEdition(tx, DEFAULT_LOCALE, ranking.edition);
  const isOffered = listPrizes(edition, row.category).some(({ place }) => place === prize);
  const isTaken = [...decisions.values()].some(
    (other) => other.request_id !== row.id && other.category === row.category && other.prize === prize,
  );
  const unfit = isOffered ? null : 'choice';
  const code = prize === null ? 'required' : isTaken ? 'pattern' : unfit;
  if (code) throw new RequestError(422, 'validation', { fields: { prize: code } });
}

/**
 * Desk/ProposeCorrection: a change of a released decision waits for its confirmation.
 * @throws RequestError 404, 409 `rankingMoved`, 422
 */
const proposeCorrection: ApiHandler = async (c) => {
  const { id, version: seen, outcome, reason, ...given } = await readJson(c.req.raw, proposeCorrectionBody);
  const actor = c.get('caller').subject;
  const at = now();
  const prize = outcome === 'winner' ? given.prize : null;
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const released = await requireReleased(tx, id, actor);
    const decision = released.decisions.get(id);
    if (released.open || seen !== (decision?.version ?? 0)) throw new RequestError(409, 'rankingMoved');
    const former = toDecided(decision);
    if (former.outcome === outcome && former.prize === prize)
      throw new RequestError(422, 'validation', { fields: { outcome: 'pattern' } });
    await requireFreePrize(tx, released, { outcome, prize });
    const next = released.last + 1;
    await tx
      .insertInto('award_correction')
      .values({
        ranking_id: released.ranking.id,
        request_id: id,
        version: next,
        former_outcome: former.outcome,
        former_prize: former.prize,
        outcome,
        prize,
        reason,
        proposed_by: actor,
        proposed_at: at.toISOString(),
      })
      .execute();
    const event = { entity: 'scholarship_request', entityId: id, kind: 'correctionProposed' } as const;
    await recordEvent(tx, { ...event, actor, at, data: { outcome, prize, version: next } });
    return next;
  });
  return c.json({ data: { id, version } });
};

/**
 * Desk/ListCorrections: the corrections of every edition that wait for a person other than their proposer, the oldest
 * first; without applications that the reader must not see.
 */
const listCorrections: ApiHandler = async (c) => {
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const rows = await db
    .selectFrom('award_correction as correction')
    .innerJoin('scholarship_request as request', 'request.id', 'correction.request_id')
    .selectAll('correction')
    .select('request.reference_number')
    .where('correction.confirmed_at', 'is', null)
    .where('correction.proposed_by', '!=', reader)
    .orderBy('correction.proposed_at')
    .execute();
  const hidden = await listHidden(db, reader);
  return c.json({
    data: rows
      .filter(({ request_id }) => !hidden.has(request_id))
      .map((row) => ({
        ...toCorrection(row, reader),
        id: row.request_id,
        referenceNumber: row.reference_number,
      })),
  });
};

/** Queues the letter about a corrected decision, and shows the outcome to its receiver. */
async function sendLetter(tx: Kysely<Tables>, ranking: FrozenRanking, id: string, hour: string) {
  const planned = (await planLetters(tx, ranking)).filter((letter) => letter.id === id);
  const [draft] = await draftLetters(tx, planned);
  if (!draft) throw new RequestError(404, 'notFound');
  const write = await loadLetterWriter(tx, ranking.edition, draft.locale);
  await tx
    .insertInto('award_letter')
    .values({
      request_id: id,
      kind: draft.kind,
      version: await nextLetterVersion(tx, id),
      locale: draft.locale,
      text: write(draft),
      hour,
      state: 'queued',
    })
    .execute();
  await tx
    .updateTable('scholarship_request')
    .set((row) => ({ shown_stage: draft.kind, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Revokes the certificate of the decision before, and issues that of the corrected one and those of jurors who have
 * made their first sheet final since the release. Certificates of other jurors name no outcome and stay.
 */
async function replaceCertificates(
  tx: Kysely<Tables>,
  edition: number,
  { request_id: id, outcome, reason }: StoredCorrection,
  by: { actor: string; at: Date },
): Promise<void> {
  await revokeOutcome(tx, id, reason, by.at);
  const kind = CERTIFIED_OUTCOMES.find((name) => name === outcome);
  if (kind) await issueCertificates(tx, edition, [{ id, kind, juror: null }], by);
  await certifyJurors(tx, edition, by);
}

/**
 * Desk/ConfirmCorrection: a person other than the proposer confirms a correction, which changes the decision and sends
 * a new letter, or refuses it.
 * @throws RequestError 404, 409 `rankingMoved`, `secondPerson`, 422 if another application has the prize meanwhile
 */
const confirmCorrection: ApiHandler = async (c) => {
  const { id, version, to } = await readJson(c.req.raw, confirmCorrectionBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const released = await requireReleased(tx, id, actor);
    const { open, ranking } = released;
    if (open?.version !== version) throw new RequestError(409, 'rankingMoved');
    if (open.proposed_by === actor) throw new RequestError(409, 'secondPerson');
    const { outcome, prize } = open;
    const data = { outcome, prize, version };
    const event = { entity: 'scholarship_request', entityId: id, actor, at, data } as const;
    if (to === 'refused') {
      await tx
        .deleteFrom('award_correction')
        .where('ranking_id', '=', ranking.id)
        .where('request_id', '=', id)
        .where('version', '=', version)
        .execute();
      await recordEvent(tx, { ...event, kind: 'correctionRefused' });
      return;
    }
    await requireFreePrize(tx, released, open);
    await replaceDecision(tx, ranking, {
      id,
      category: released.row.category,
      outcome,
      prize,
      reason: open.reason,
      former: released.decisions.get(id),
      decided_by: open.proposed_by,
      decided_at: at.toISOString(),
    });
    await tx
      .updateTable('award_correction')
      .set({ confirmed_by: actor, confirmed_at: at.toISOString() })
      .where('ranking_id', '=', ranking.id)
      .where('request_id', '=', id)
      .where('version', '=', version)
      .execute();
    await sendLetter(tx, ranking, id, at.toISOString());
    await replaceCertificates(tx, ranking.edition, open, { actor, at });
    await recordEvent(tx, { ...event, kind: 'corrected' });
    // The list of winners may have changed: the change of the ranking invalidates the cache tag of the public pages.
    await updateRanking(tx, ranking, {}, { kind: 'changed', actor, at, data: { corrected: version } });
  });
  return c.json({ data: { id, version } });
};

export const CORRECTION_HANDLERS = { listCorrections, proposeCorrection, confirmCorrection } satisfies Record<
  keyof typeof CORRECTION_ENDPOINTS,
  ApiHandler
>;
