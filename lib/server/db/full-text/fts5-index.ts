import 'server-only';
import { sql } from 'kysely';
import { BODY_WEIGHT, NEWEST_HITS, TITLE_WEIGHT } from './bm25';
import type { RankedHit, SearchIndex } from './contract';

const WEIGHTS = sql.raw(`0, ${TITLE_WEIGHT}, ${BODY_WEIGHT}`);

const quote = (term: string) => `"${term.replaceAll('"', '')}"`;

function buildMatch(terms: readonly string[], lastIsPrefix: boolean): string {
  const wanted = terms.map((term, index) =>
    lastIsPrefix && index === terms.length - 1 ? `${quote(term)}*` : quote(term),
  );
  return `{title body} : (${wanted.join(' AND ')})`;
}

/** SQLite: a contentless FTS5 table, which does not store the texts. */
export const FTS5_INDEX: SearchIndex = {
  /** The portal computes the terms, so the tokenizer only splits them at spaces. */
  async create(db, table) {
    await sql`
      create virtual table ${table} using fts5(
        kind, title, body, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
      )
    `.execute(db);
  },

  async add(db, table, { doc, kind, title, body }) {
    await sql`
      insert into ${table} (rowid, kind, title, body)
      values (${doc}, ${kind.toLowerCase()}, ${title.join(' ')}, ${body.join(' ')})
    `.execute(db);
  },

  async remove(db, table, doc) {
    await sql`delete from ${table} where rowid = ${doc}`.execute(db);
  },

  async rank(db, table, { terms, lastIsPrefix }) {
    const { rows } = await sql<RankedHit>`
      select rowid as doc, bm25(${table}, ${WEIGHTS}) as rank
      from ${table} where ${table} match ${buildMatch(terms, lastIsPrefix)}
      order by rowid desc limit ${NEWEST_HITS}
    `.execute(db);
    return rows;
  },

  newest(table, { kind, terms }) {
    const condition = `kind : ${kind.toLowerCase()} AND ${buildMatch(terms, false)}`;
    return sql`
      select rowid as doc from ${table} where ${table} match ${condition} order by rowid desc limit ${NEWEST_HITS}
    `;
  },
};
