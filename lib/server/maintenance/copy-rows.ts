import 'server-only';
import { createHash } from 'node:crypto';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import type { Tables } from '@/lib/server/db/tables';
import { indexPublications } from '@/lib/server/publications/index-publications';

/** Derived from other tables, updated by triggers, or specific to one database. */
type LeftOut =
  | 'award_reading_sum'
  | 'search_document'
  | 'search_word'
  | 'cache_tag'
  | 'database_id'
  | 'survey_answer'
  | 'survey_count';

/** Every table with its key columns; referenced tables come first. */
const KEYS: Record<Exclude<keyof Tables, LeftOut>, readonly string[]> = {
  award_setting: ['id'],
  award_window: ['edition_id', 'kind'],
  award_edition: ['year'],
  award_edition_text: ['edition', 'locale', 'key'],
  award_dates_proposal: ['edition'],
  scholarship_request: ['id'],
  award_person: ['request_id'],
  award_supervisor: ['request_id'],
  eligibility_check: ['request_id', 'rule'],
  award_disqualification: ['request_id'],
  award_permit: ['id'],
  award_juror: ['edition', 'subject'],
  award_tie: ['id'],
  award_conflict: ['request_id', 'juror'],
  award_assignment: ['id'],
  score_sheet: ['assignment_id', 'version'],
  award_ranking: ['id'],
  award_decision: ['ranking_id', 'request_id'],
  award_letter: ['request_id', 'kind', 'version'],
  award_consent: ['request_id', 'kind'],
  award_certificate: ['code_hash'],
  award_correction: ['ranking_id', 'request_id', 'version'],
  award_statistics: ['edition'],
  award_kept_score: ['id'],
  submission: ['id'],
  submission_file: ['id'],
  blind_copy: ['file_id'],
  form_draft: ['id'],
  form_draft_file: ['id'],
  choice_list: ['id'],
  choice: ['list', 'key'],
  survey_version: ['version'],
  survey_option: ['version', 'question', 'choice'],
  event: ['id'],
  sign_on_transaction: ['id'],
  sign_on_session: ['id'],
  used_code: ['kind', 'code'],
  outbox: ['id'],
  staff: ['subject'],
  staff_mail: ['subject'],
  publication: ['id'],
  publication_text: ['publication_id', 'locale'],
  publication_facet: ['kind', 'name', 'value', 'published_at', 'publication_id'],
  publication_seed: ['kind'],
  publication_draft: ['id'],
  publication_version: ['publication_id', 'number'],
  document_file: ['id'],
  image: ['id'],
  image_text: ['image_id', 'locale'],
  image_file: ['id'],
  image_use: ['image_id', 'publication_id', 'place'],
  rating: ['id'],
  rating_count: ['page'],
  kept_outcome: ['id'],
  meta_override: ['route', 'locale'],
  season_fact: ['year', 'key', 'state'],
  team: ['id'],
  team_department: ['form', 'department'],
  silence_rule: ['step'],
  team_form: ['form'],
  team_member: ['subject', 'team_id'],
  service_level: ['form', 'priority'],
  work_calendar: ['day'],
  reply_template: ['id'],
  reply_template_text: ['template_id', 'locale'],
  service_request: ['id'],
  request_work: ['request_id'],
  supplier: ['id'],
  supplier_claim: ['supplier_id', 'subject'],
  pending_change: ['request_id', 'actor'],
  silence_reminder: ['request_id'],
  desk_draft: ['request_id', 'actor', 'kind'],
  reply_file: ['id'],
  request_merge: ['request_id'],
  request_link: ['request_id', 'other_id'],
  desk_presence: ['subject', 'tab'],
  request_note: ['id'],
  desk_action: ['id'],
  desk_view: ['id'],
  resource: ['id'],
  resource_text: ['resource_id', 'locale'],
  resource_hours: ['id'],
  appointment_offer: ['id'],
  appointment_cell: ['resource_id', 'seat', 'cell_at'],
  service_request_event: ['id'],
  service_request_file: ['id'],
  open_data_download: ['file'],
};

/** Triggers of the tables above it create its rows, which are replaced by those that are copied. */
const FILLED_BY_TRIGGERS = 'request_work';

/** Rows per statement; each column is a parameter, and SQLite allows 32,766 of them. */
const BATCH = 500;

type Row = Record<string, unknown>;

/** The rows of a table in the order of their keys, which is the same in both databases. */
async function* readTable(
  db: QueryExecutorProvider,
  table: string,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  for (;;) {
    const begin = last ? sql`where (${columns}) > (${sql.join(key.map((name) => last?.[name]))})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${begin} order by ${columns} limit ${BATCH}
    `.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

async function insert(db: QueryExecutorProvider, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}
  `.execute(db);
}

export interface TableSum {
  table: string;
  rows: number;
  sha256: string;
}

class Summing {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(rows: readonly Row[]): void {
    this.rows += rows.length;
    for (const row of rows) this.hash.update(`${JSON.stringify(Object.entries(row).sort())}\n`);
  }

  end(table: string): TableSum {
    return { table, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

async function sum(db: QueryExecutorProvider, table: string, key: readonly string[]): Promise<TableSum> {
  const summing = new Summing();
  for await (const rows of readTable(db, table, key)) summing.add(rows);
  return summing.end(table);
}

async function sumAll(db: QueryExecutorProvider): Promise<TableSum[]> {
  const sums = [];
  for (const [table, key] of Object.entries(KEYS)) sums.push(await sum(db, table, key));
  return sums;
}

async function fill(from: QueryExecutorProvider, to: QueryExecutorProvider): Promise<TableSum[]> {
  const sums = [];
  for (const [table, key] of Object.entries(KEYS)) {
    const summing = new Summing();
    if (table === FILLED_BY_TRIGGERS) await sql`delete from ${sql.table(table)}`.execute(to);
    for await (const rows of readTable(from, table, key)) {
      await insert(to, table, rows);
      summing.add(rows);
    }
    sums.push(summing.end(table));
  }
  return sums;
}

function refuseDifference(expected: readonly TableSum[], found: readonly TableSum[]): void {
  for (const [index, { table, rows, sha256 }] of expected.entries())
    if (found[index]?.rows !== rows || found[index]?.sha256 !== sha256)
      throw new Error(`${table}: ${rows} rows are to be copied, ${found[index]?.rows} others are there`);
}

/**
 * Copies all rows in one transaction: if interrupted, it leaves nothing behind. @throws Error naming a table that
 * differs
 */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<TableSum[]> {
  return inTransaction(to, async (tx) => {
    const before = await sumAll(tx);
    if (before.some(({ rows }) => rows > 0)) {
      refuseDifference(await sumAll(from), before);
      return before;
    }
    const copied = await fill(from, tx);
    refuseDifference(copied, await sumAll(tx));
    await indexPublications(tx);
    return copied;
  });
}
