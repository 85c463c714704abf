import 'server-only';
import type { Kysely } from 'kysely';
import { ofEditionQuery } from '@/lib/admin/edition-query';
import type { LETTER_ENDPOINTS } from '@/lib/admin/judging/letter-endpoints';
import { approveBody, planBody, previewQuery } from '@/lib/admin/judging/letter-schemas';
import type { Outcome } from '@/lib/award/definition/outcomes';
import { cutBatches } from '@/lib/database/cut-batches';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { toInstant } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import {
  draftLetters,
  type LetterDraft,
  loadLetterWriter,
  planLetters,
} from '@/lib/server/award/results/draft-letters';
import {
  type FrozenRanking,
  findRanking,
  requireRanking,
  stateOf,
  updateRanking,
} from '@/lib/server/award/results/frozen-ranking';
import { toLetterMail } from '@/lib/server/award/results/letter-mail';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { renderMail } from '@/lib/server/mail/render-mail';

/** Rows per statement, below the limit of parameters of SQLite. */
const BATCH = 500;
/** The first version of a letter; a correction would have the next one. */
const FIRST = 1;

/** True once the decisions are confirmed: letters are drafted from then on. */
const hasLetters = (ranking: FrozenRanking | null): ranking is FrozenRanking =>
  ['confirmed', 'planned', 'approved', 'released'].includes(stateOf(ranking));

interface Counted {
  kind: Outcome;
  locale: Locale;
  count: number;
  sent: number;
}

function countPlanned(planned: readonly Pick<LetterDraft, 'kind' | 'locale'>[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const { kind, locale } of planned) {
    const key = `${kind} ${locale}`;
    const counted = counts.get(key) ?? { kind, locale, count: 0, sent: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()];
}

/** The stored letters of an edition by kind and language. */
async function countStored(db: Kysely<Tables>, edition: number): Promise<Counted[]> {
  const rows = await db
    .selectFrom('award_letter as letter')
    .innerJoin('scholarship_request as request', 'request.id', 'letter.request_id')
    .select(({ fn }) => ['letter.kind', 'letter.locale', 'letter.state', fn.countAll<number>().as('count')])
    .where('request.edition_id', '=', edition)
    .groupBy(['letter.kind', 'letter.locale', 'letter.state'])
    .execute();
  const counts = new Map<string, Counted>();
  for (const { kind, locale, state, count } of rows) {
    const key = `${kind} ${locale}`;
    const counted = counts.get(key) ?? { kind, locale, count: 0, sent: 0 };
    counted.count += Number(count);
    if (state === 'sent') counted.sent += Number(count);
    counts.set(key, counted);
  }
  return [...counts.values()];
}

/** Desk/GetLetters: the letters of an edition by kind and language, and the hour of the release. */
const getLetters: ApiHandler = async (c) => {
  const db = await openDatabase();
  const asked = readQuery(c, ofEditionQuery);
  const { year: edition } = await openPublicEdition(db, c.get('locale'), asked.edition);
  const ranking = await findRanking(db, edition);
  const state = stateOf(ranking);
  const isStored = state === 'approved' || state === 'released';
  const counts = isStored
    ? await countStored(db, edition)
    : hasLetters(ranking)
      ? countPlanned(await planLetters(db, ranking))
      : [];
  const orderOf = ({ kind, locale }: Counted) => `${kind} ${locale}`;
  return c.json({
    data: {
      edition,
      state,
      version: ranking?.version ?? 0,
      releaseAt: ranking?.release_at ?? null,
      isOthers: (ranking?.planned_by ?? null) !== null && ranking?.planned_by !== c.get('caller').subject,
      isMailed: env.SMTP_URL !== undefined,
      counts: counts.sort((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1)),
    },
  });
};

/**
 * Desk/PreviewLetter: a letter as it will be sent, with the data of the first application that gets this kind in this
 * language. Views are recorded in the audit trail.
 * @throws RequestError 404 before the decisions are confirmed, and if no application gets it
 */
const previewLetter: ApiHandler = async (c) => {
  const { edition, kind, language: locale } = readQuery(c, previewQuery);
  const actor = c.get('caller').subject;
  const at = now();
  const db = await openDatabase();
  const ranking = await findRanking(db, edition);
  if (!hasLetters(ranking)) throw new RequestError(404, 'notFound');
  const planned = await planLetters(db, ranking);
  const first = planned.find((letter) => letter.kind === kind && letter.locale === locale);
  const [draft] = await draftLetters(db, first ? [first] : []);
  if (!draft) throw new RequestError(404, 'notFound');
  const write = await loadLetterWriter(db, ranking.edition, locale);
  const { id: entityId, referenceNumber } = draft;
  await recordEvent(db, { entity: 'scholarship_request', entityId, kind: 'viewed', actor, at });
  const letter = {
    kind,
    locale,
    referenceNumber,
    text: write(draft),
    at: ranking.release_at ?? at.toISOString(),
  };
  const { subject, text } = await renderMail({ ...(await toLetterMail(letter)), locale });
  return c.json({ data: { subject, text } });
};

/**
 * Desk/PlanRelease: the hour at which the results are published, in Riyadh; null cancels it.
 * @throws RequestError 409 `rankingMoved`, 422 for an hour that is past
 */
const planRelease: ApiHandler = async (c) => {
  const { version, release } = await readJson(c.req.raw, planBody);
  const actor = c.get('caller').subject;
  const at = now();
  const release_at =
    release && toInstant(release.day, `${String(release.hour).padStart(2, '0')}:00`).toISOString();
  if (release_at !== null && release_at <= at.toISOString())
    throw new RequestError(422, 'validation', { fields: { 'release.day': 'pattern' } });
  await inTransaction(await openDatabase(), async (tx) => {
    const ranking = await requireRanking(tx, version, ['confirmed', 'planned']);
    const change = { kind: 'changed', actor, at, data: { releaseAt: release_at } } as const;
    await updateRanking(tx, ranking, { release_at, planned_by: release_at && actor }, change);
  });
  return c.json({ data: { state: release ? 'planned' : 'confirmed' } });
};

/** Stores the letters of a ranking; they wait for its hour. @returns their number */
async function storeLetters(tx: Kysely<Tables>, ranking: FrozenRanking, hour: string): Promise<number> {
  const drafts = await draftLetters(tx, await planLetters(tx, ranking));
  const writers = new Map<Locale, Awaited<ReturnType<typeof loadLetterWriter>>>();
  for (const locale of new Set(drafts.map((draft) => draft.locale)))
    writers.set(locale, await loadLetterWriter(tx, ranking.edition, locale));
  const letters = drafts.map((draft) => ({
    request_id: draft.id,
    kind: draft.kind,
    version: FIRST,
    locale: draft.locale,
    text: writers.get(draft.locale)?.(draft) ?? '',
    hour,
    state: 'queued' as const,
  }));
  for (const batch of cutBatches(letters, BATCH)) await tx.insertInto('award_letter').values(batch).execute();
  return letters.length;
}

/**
 * Desk/ApproveLetters: a person other than the one who planned the release approves letters and hour; the letters are
 * stored as they will be sent. Until the hour the approval can be taken back, which deletes them.
 * @throws RequestError 409 `rankingMoved`, `secondPerson`
 */
const approveLetters: ApiHandler = async (c) => {
  const { version, to } = await readJson(c.req.raw, approveBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    if (to === 'planned') {
      const ranking = await requireRanking(tx, version, ['approved']);
      await tx
        .deleteFrom('award_letter')
        .where(
          'request_id',
          'in',
          tx.selectFrom('scholarship_request').select('id').where('edition_id', '=', ranking.edition),
        )
        .execute();
      await updateRanking(tx, ranking, { approved_by: null }, { kind: 'changed', actor, at, data: { to } });
      return;
    }
    const ranking = await requireRanking(tx, version, ['planned']);
    if (ranking.planned_by === actor) throw new RequestError(409, 'secondPerson');
    const hour = ranking.release_at ?? '';
    if (hour <= at.toISOString()) throw new RequestError(409, 'releasePast');
    const letters = await storeLetters(tx, ranking, hour);
    await updateRanking(
      tx,
      ranking,
      { approved_by: actor },
      { kind: 'confirmed', actor, at, data: { letters } },
    );
  });
  return c.json({ data: { state: to } });
};

export const LETTER_HANDLERS = {
  getLetters,
  previewLetter,
  planRelease,
  approveLetters,
} satisfies Record<keyof typeof LETTER_ENDPOINTS, ApiHandler>;
