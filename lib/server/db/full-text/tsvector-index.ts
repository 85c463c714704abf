import 'server-only';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { BODY_WEIGHT, type IndexFigures, NEWEST_HITS, rankBy, TITLE_WEIGHT } from './bm25';
import type { SearchIndex } from './contract';

/** PostgreSQL refuses lexemes over two kilobytes; longer ones are truncated. */
const LONGEST = 200;
/** Splits words like SQLite: «ﷺ» is one word, but four after folding. */
const BETWEEN = /[^\p{L}\p{N}\p{Co}_]+/u;

const toLexemes = (terms: readonly string[]) =>
  terms.flatMap((term) => term.split(BETWEEN).filter(Boolean)).map((lexeme) => lexeme.slice(0, LONGEST));

/** A marker for the kind among the terms of a document; it cannot be a term itself. */
const kindTag = (kind: string) => `=${kind.toLowerCase()}`;

const quote = (lexeme: string) => `'${lexeme}'`;

function buildQuery(lexemes: readonly string[], lastIsPrefix: boolean): RawBuilder<unknown> {
  const wanted = lexemes.map(quote).join(' & ') + (lastIsPrefix ? ':*' : '');
  return sql`${wanted}::tsquery`;
}

/** Each lexeme of a document with its frequency; those of the title are multiplied by their weight. */
function weigh(title: readonly string[], body: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (lexeme: string, weight: number) => weights.set(lexeme, (weights.get(lexeme) ?? 0) + weight);
  for (const lexeme of title) add(lexeme, TITLE_WEIGHT);
  for (const lexeme of body) add(lexeme, BODY_WEIGHT);
  return weights;
}

const frequencyOf = (lexeme: string, isPrefix: boolean) =>
  isPrefix
    ? sql`(select coalesce(sum(value::integer), 0) from jsonb_each_text(weights) where starts_with(key, ${lexeme}))`
    : sql`coalesce((weights ->> ${lexeme}::text)::integer, 0)`;

async function readFigures(
  db: QueryExecutorProvider,
  table: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<IndexFigures> {
  const counts = conditions.map(
    (condition) => sql`(select count(*) from ${table} where terms @@ ${condition})`,
  );
  const { rows } = await sql<IndexFigures>`
    select count(*) as documents, coalesce(avg(size), 1)::float8 as average,
      array[${sql.join(counts)}]::integer[] as holding
    from ${table}
  `.execute(db);
  return rows[0] ?? { documents: 0, average: 1, holding: [] };
}

/** PostgreSQL: one row per document with its lexemes in a GIN index, and their weights for the rank. */
export const TSVECTOR_INDEX: SearchIndex = {
  async create(db, table) {
    await sql`
      create table ${table} (
        doc integer primary key, size integer not null, weights jsonb not null, terms tsvector not null
      )
    `.execute(db);
    await sql`create index on ${table} using gin (terms)`.execute(db);
    await sql`create index on ${table} (size)`.execute(db);
  },

  async add(db, table, document) {
    const [title, body] = [toLexemes(document.title), toLexemes(document.body)];
    const weights = weigh(title, body);
    const lexemes = [...weights.keys(), kindTag(document.kind)];
    const size = title.length + body.length + 1;
    await sql`
      insert into ${table} (doc, size, weights, terms)
      values (
        ${document.doc}, ${size}, ${JSON.stringify(Object.fromEntries(weights))}::jsonb,
        array_to_tsvector(${lexemes}::text[])
      )
    `.execute(db);
  },

  async remove(db, table, doc) {
    await sql`delete from ${table} where doc = ${doc}`.execute(db);
  },

  async rank(db, table, { terms, lastIsPrefix }) {
    const lexemes = toLexemes(terms);
    if (lexemes.length === 0) return [];
    const isPrefix = (index: number) => lastIsPrefix && index === lexemes.length - 1;
    const single = lexemes.map((lexeme, index) => buildQuery([lexeme], isPrefix(index)));
    const frequencies = lexemes.map((lexeme, index) => frequencyOf(lexeme, isPrefix(index)));
    const { rows } = await sql<{ doc: number; size: number; frequencies: number[] }>`
      select doc, size, array[${sql.join(frequencies)}]::integer[] as frequencies
      from ${table} where terms @@ ${buildQuery(lexemes, lastIsPrefix)}
      order by doc desc limit ${NEWEST_HITS}
    `.execute(db);
    if (rows.length === 0) return [];
    const rank = rankBy(await readFigures(db, table, single));
    return rows.map(({ doc, size, frequencies: found }) => ({ doc, rank: rank(found, size) }));
  },

  newest(table, { kind, terms }) {
    return sql`
      select doc from ${table} where terms @@ ${buildQuery([kindTag(kind), ...toLexemes(terms)], false)}
      order by doc desc limit ${NEWEST_HITS}
    `;
  },
};
