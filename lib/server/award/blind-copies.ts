import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Insertable, Kysely } from 'kysely';
import { findTerms, listHiddenTerms } from '@/lib/admin/readings/hidden-words';
import { BLIND_TYPES, slotOfType } from '@/lib/award/definition/file-slots';
import { inTransaction } from '@/lib/database/in-transaction';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { startJob } from '@/lib/jobs/repeat';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { makeBlindCopy } from '@/lib/server/files/blind/make-blind-copy';
import { createUploadFolder, getArrivingPath } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { openTexts, sealTexts } from './sealed-text';
import { openName } from './sender-names';
import { openSupervisor } from './supervisor-names';

const INTERVAL_MS = 30_000;
const BATCH = 20;

/** Hidden words on a page of the original. */
export interface Hit {
  page: number;
  words: string[];
}

type BlindRow = Insertable<Tables['blind_copy']>;

const WORDS = 'hidden-words';

const sealWords = async (words: string): Promise<string | null> =>
  words === '' ? null : sealTexts(WORDS, { words });

/** What the office has typed for a copy; '' for nothing. */
export const openWords = async (sealed: string | null): Promise<string> =>
  sealed === null ? '' : ((await openTexts(WORDS, sealed)).words ?? '');

/** What is hidden in an application: the columns of `listTermsOf`. */
export const TERM_COLUMNS = [
  'person.sealed as sealedName',
  'supervisor.sealed as sealedSupervisor',
  'request.participant_name',
  'request.scholarship_university_name',
  'request.scholarship_city',
  'request.email',
  'request.saudi_mobile',
  'request.mobile',
  'request.reference_number',
  'request.scholarship_file_number',
] as const;

/** The files of submissions of which jurors read copies, with what is hidden in them. */
export const selectBlindFiles = (db: Kysely<Tables>) =>
  db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .leftJoin('award_person as person', 'person.request_id', 'request.id')
    .leftJoin('award_supervisor as supervisor', 'supervisor.request_id', 'request.id')
    .select(['file.id', 'file.type', 'file.position', 'file.name', 'file.storage_key'])
    .select(['request.id as requestId', ...TERM_COLUMNS])
    .where('file.type', 'in', BLIND_TYPES)
    .where('file.scan_state', '=', 'done');

type BlindFile = Awaited<ReturnType<ReturnType<typeof selectBlindFiles>['execute']>>[number];

/** The terms that a juror must not read in an application. @param typed more of them, from the office */
export const listTermsOf = (
  row: Omit<BlindFile, 'id' | 'type' | 'position' | 'name' | 'storage_key' | 'requestId'>,
  typed: string,
): string[] =>
  listHiddenTerms(
    {
      senderName: openName(row.sealedName),
      supervisor: openSupervisor(row.sealedSupervisor),
      participantName: row.participant_name,
      universityName: row.scholarship_university_name,
      city: row.scholarship_city,
      email: row.email,
      phones: [row.saudi_mobile, row.mobile],
      numbers: [row.reference_number, row.scholarship_file_number],
    },
    typed,
  );

async function store(content: Uint8Array): Promise<string> {
  const storageKey = randomUUID();
  await createUploadFolder();
  await writeFile(getArrivingPath(storageKey), content, { flag: 'wx', mode: 0o600, flush: true });
  await (await openFileStore()).keep([storageKey]);
  return storageKey;
}

interface Choices {
  leftOut: readonly number[];
  /** More words to search for, which are also masked in title and summary. */
  typed: string;
}

/** Copies a file and stores the copy, which no row names yet. */
export async function prepareCopy(file: BlindFile, { leftOut, typed }: Choices): Promise<BlindRow> {
  const t = await loadTranslator(DEFAULT_LOCALE, 'submit.form.fields');
  const { content } = await (await openFileStore()).read(file.storage_key);
  const terms = listTermsOf(file, typed);
  const made = await makeBlindCopy({
    content: new Uint8Array(await buffer(content)),
    title: t(`${slotOfType(file.type)}.label`),
    leftOut,
    words: terms,
  });
  const chosen = { left_out: JSON.stringify(leftOut), words: await sealWords(typed) };
  const empty = { file_id: file.id, request_id: file.requestId, ...chosen };
  if (!made) return { ...empty, state: 'failed', hits: '[]' };
  const hits = made.kept
    .map(
      ({ page, text, words }): Hit => ({ page, words: [...new Set([...findTerms(text, terms), ...words])] }),
    )
    .filter(({ words }) => words.length > 0);
  return {
    ...empty,
    state: 'found',
    storage_key: made.content && (await store(made.content)),
    size: made.content?.byteLength ?? null,
    sha256: made.content && createHash('sha256').update(made.content).digest('hex'),
    pages: made.pages,
    hits: JSON.stringify(hits),
  };
}

/** Copies the files of admitted applications that have no copy yet. Several processes may do so concurrently. */
export async function makeMissingCopies(db: Database, isOver = () => false): Promise<void> {
  const files = await selectBlindFiles(db)
    .where('request.stage', 'in', ['eligible', 'inReview'])
    .where('file.id', 'not in', db.selectFrom('blind_copy').select('file_id'))
    .orderBy('file.id')
    .limit(BATCH)
    .execute();
  for (const file of files) {
    if (isOver()) return;
    const row = await prepareCopy(file, { leftOut: [], typed: '' });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('blind_copy')
      .values(row)
      .onConflict((conflict) => conflict.column('file_id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n && row.storage_key) await removeUnnamed(db, [row.storage_key]);
  }
}

/** Replaces the copy of a file. @param record records the change in its transaction */
export async function replaceCopy(
  db: Database,
  row: BlindRow,
  record: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const before = await inTransaction(db, async (tx) => {
    const old = await tx
      .selectFrom('blind_copy')
      .select('storage_key')
      .where('file_id', '=', row.file_id)
      .executeTakeFirst();
    await tx.deleteFrom('blind_copy').where('file_id', '=', row.file_id).execute();
    await tx.insertInto('blind_copy').values(row).execute();
    await record(tx);
    return old?.storage_key;
  });
  if (before) await removeUnnamed(db, [before]);
}

/** Makes the copies of an application's files again, with the choices for each, because other names are hidden. */
export async function renewCopies(db: Database, requestId: string): Promise<void> {
  const files = await selectBlindFiles(db)
    .innerJoin('blind_copy as copy', 'copy.file_id', 'file.id')
    .select(['copy.left_out', 'copy.words'])
    .where('request.id', '=', requestId)
    .execute();
  for (const { left_out, words, ...file } of files) {
    const choices = { leftOut: JSON.parse(left_out), typed: await openWords(words) };
    await replaceCopy(db, await prepareCopy(file, choices), async () => undefined);
  }
}

/** Starts the job that copies the files of admitted applications. */
export function startBlindCopies(): void {
  startJob('blindCopies', INTERVAL_MS, async (isOver) => makeMissingCopies(await openDatabase(), isOver));
}
