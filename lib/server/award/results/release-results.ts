import 'server-only';
import type { Kysely } from 'kysely';
import { OUTCOMES } from '@/lib/award/definition/outcomes';
import { inTransaction } from '@/lib/database/in-transaction';
import { startJob } from '@/lib/jobs/repeat';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { certifyOutcomes } from './certificates';
import { updateRanking } from './frozen-ranking';
import { certifyEarlierJurors, certifyJurors } from './juror-certificates';
import { toLetterMail } from './letter-mail';

/** Pages follow within two seconds. */
const INTERVAL_MS = 1000;
/** Letters that one transaction hands to the outbox. */
const BATCH = 50;
/** Batches of one run, so that a run ends. */
const BATCHES = 20;

const findDue = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('award_ranking')
    .selectAll()
    .where('approved_by', 'is not', null)
    .where('released_at', 'is', null)
    .where('release_at', '<=', at.toISOString())
    .executeTakeFirst();

/** Shows their outcomes to the senders of the applications of a ranking, those that have not been withdrawn. */
async function showOutcomes(tx: Kysely<Tables>, edition: number): Promise<void> {
  for (const kind of OUTCOMES)
    await tx
      .updateTable('scholarship_request')
      .set((row) => ({ shown_stage: kind, version: row('version', '+', 1) }))
      .where('edition_id', '=', edition)
      .where('withdrawn_at', 'is', null)
      .where('id', 'in', tx.selectFrom('award_letter').select('request_id').where('kind', '=', kind))
      .execute();
}

/**
 * Releases the results whose hour is past, in one transaction: the shown stages change and the certificates are issued
 * with the release, which invalidates the cache tag of the edition.
 */
export async function releaseDueResults(
  database: Database,
  readClock: (db: Database) => Date | Promise<Date> = readSharedTime,
): Promise<void> {
  if (!(await findDue(database, await readClock(database)))) return;
  await inTransaction(database, async (tx) => {
    const at = await readClock(tx);
    const ranking = await findDue(tx, at);
    if (!ranking) return;
    await showOutcomes(tx, ranking.edition);
    await certifyOutcomes(tx, ranking.edition, at);
    await certifyJurors(tx, ranking.edition, { actor: 'operator', at });
    const change = { kind: 'released', actor: 'operator', at } as const;
    await updateRanking(tx, ranking, { released_at: at.toISOString() }, change);
  });
}

/** The letters of released results that are not in the outbox yet. */
const selectQueued = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_letter as letter')
    .innerJoin('scholarship_request as request', 'request.id', 'letter.request_id')
    .innerJoin('award_ranking as ranking', 'ranking.edition', 'request.edition_id')
    .where('letter.state', '=', 'queued')
    .where('ranking.released_at', 'is not', null);

/**
 * Hands letters to the outbox whose results are released. Letter and mail change in one transaction, so that neither an
 * interruption nor another instance loses or repeats one.
 * @returns the number of letters
 */
async function sendBatch(tx: Kysely<Tables>): Promise<number> {
  const letters = await selectQueued(tx)
    .selectAll('letter')
    .select(['request.email', 'request.reference_number', 'request.withdrawn_at'])
    .orderBy('letter.request_id')
    .limit(BATCH)
    .execute();
  for (const { request_id, kind, version, locale, text, hour, ...request } of letters) {
    const letter = { kind, locale, text, at: hour, referenceNumber: request.reference_number };
    // An application that was withdrawn after the approval gets no letter.
    if (request.withdrawn_at === null)
      await enqueueMail(tx, {
        ...(await toLetterMail(letter)),
        key: `letter:${request_id}:${kind}:${version}`,
        to: request.email,
        locale,
      });
    await tx
      .updateTable('award_letter')
      .set({ state: 'sent' })
      .where('request_id', '=', request_id)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .execute();
  }
  return letters.length;
}

/** Hands the letters of released results to the outbox. @returns the number of letters */
export async function sendLetters(database: Database, isOver: () => boolean = () => false): Promise<number> {
  // The job asks each second: a transaction would lock the database for nothing.
  if (!(await selectQueued(database).select('letter.version').limit(1).executeTakeFirst())) return 0;
  let sent = 0;
  for (let turn = 0; turn < BATCHES && !isOver(); turn += 1) {
    const count = await inTransaction(database, sendBatch);
    sent += count;
    if (count < BATCH) return sent;
  }
  return sent;
}

/** Starts the job that releases results and sends their letters. */
export function startReleasing(): void {
  let isCaughtUp = false;
  startJob('results', INTERVAL_MS, async (isOver) => {
    const database = await openDatabase();
    await releaseDueResults(database);
    await sendLetters(database, isOver);
    if (!isCaughtUp) await certifyEarlierJurors(database, await readSharedTime(database));
    isCaughtUp = true;
  });
}
