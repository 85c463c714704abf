import 'server-only';
import type { Kysely } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import { foldName } from '@/lib/search/fold-name';
import type { Tables } from '@/lib/server/db/tables';
import { type ListedRequest, selectRequests, type View } from './request-rows';

/** The fields in which forms ask what a request is about. */
const SUBJECTS = ['subject', 'title', 'projectName', 'establishmentName', 'companyName'];

/** The fields in which forms ask who sends a request, and for whom. */
const SENDERS = ['fullName', 'contactPerson', 'entityName', 'organisationName'];

type Answers = Record<string, unknown>;

/** What a request is about in the words of its sender; empty if its form does not ask. */
export function readSubject(answers: Answers): string {
  const name = SUBJECTS.find((subject) => typeof answers[subject] === 'string');
  return name ? String(answers[name]) : '';
}

/** Letters that have several forms or accents; in the pattern for the database each becomes a wildcard. */
const OPEN_LETTERS = /[ايءهكaceginosuyz]/g;

/** Candidates are read in batches, up to this many: only words that are in most requests have more. */
const BATCH = 100;
const MAX_READ = 1000;

/** True if every word is in the subject or the name of the sender. */
function hasWords(data: string, words: readonly string[]): boolean {
  const answers: Answers = JSON.parse(data);
  const named = foldName([...SUBJECTS, ...SENDERS].map((field) => answers[field] ?? '').join(' '));
  return words.every((word) => named.includes(word));
}

/**
 * The newest requests that have every word of a text in their subject or in the name of their sender. The database
 * finds candidates by a pattern over all answers, which are not sealed; the words are compared here, where letters are
 * folded.
 */
export async function findByWords(
  db: Kysely<Tables>,
  view: View,
  text: string,
  limit: number,
): Promise<ListedRequest[]> {
  const words = foldName(text).split(' ');
  if (!words.some((word) => /\p{L}/u.test(word))) return [];
  // SQLite ignores the case of Latin letters by itself.
  const like = isPostgres(db) ? 'ilike' : 'like';
  const patterns = words.map((word) => `%${word.replace(OPEN_LETTERS, '_')}%`);
  const candidates = selectRequests(db, view, {})
    // Known before the answers are read.
    .where('service_request.workflow', 'in', view.workflows)
    .where((eb) => eb.and(patterns.map((pattern) => eb('data', like, pattern))))
    .orderBy('service_request.id', 'desc')
    .limit(BATCH);
  const found: ListedRequest[] = [];
  let after: string | undefined;
  for (let read = 0; read < MAX_READ && found.length < limit; read += BATCH) {
    const rows = await candidates
      .$if(after !== undefined, (query) => query.where('service_request.id', '<', after ?? ''))
      .execute();
    found.push(...rows.filter(({ data }) => hasWords(data, words)));
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) break;
  }
  return found.slice(0, limit);
}
