import 'server-only';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { editionData, type StoredEdition } from '@/lib/award/edition-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { openEdition, SEED_EDITION } from '@/lib/award/server-side/open-edition';
import type { Locale } from '@/lib/i18n/locales';
import type { AwardEditionTable } from '@/lib/server/db/award-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';

/** The year of an edition, or an expression for it. */
export type Year = number | RawBuilder<number>;

/** The year of the edition in force, as part of a statement. */
export const yearInForce = () =>
  sql<number>`coalesce((select year from award_edition where state = 'inForce'), ${sql.lit(SEED_YEAR)})`;

/** The year of the edition to which an application belongs, as part of a statement. */
export const yearOf = (application: string) =>
  sql<number>`(select edition_id from scholarship_request where id = ${application})`;

export type EditionRow = Selectable<AwardEditionTable>;

/** An edition as the seed would be stored. */
export const toSeedRow = (at: Date): EditionRow => ({
  year: SEED_YEAR,
  state: SEED_EDITION.state,
  data: JSON.stringify(SEED_EDITION.data),
  starts_at: null,
  proposed_by: null,
  confirmed_by: null,
  updated_at: at.toISOString(),
  version: 1,
});

export const readData = ({ data }: Pick<EditionRow, 'data'>) => editionData.parse(JSON.parse(data));

/** The texts that an edition stores in a language, by path. */
export async function readTexts(
  db: Kysely<Tables>,
  year: number,
  locale: Locale,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('award_edition_text')
    .select(['key', 'value'])
    .where('edition', '=', year)
    .where('locale', '=', locale)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** The row of a year; the seed has none before it changes. @returns null for an unknown year */
export async function findRow(db: Kysely<Tables>, year: number, at: Date): Promise<EditionRow | null> {
  const row = await db.selectFrom('award_edition').selectAll().where('year', '=', year).executeTakeFirst();
  return row ?? (year === SEED_YEAR ? toSeedRow(at) : null);
}

/** Every edition, the newest first, with that of a new portal. */
export async function listEditionRows(db: Kysely<Tables>, at: Date): Promise<EditionRow[]> {
  const rows = await db.selectFrom('award_edition').selectAll().orderBy('year', 'desc').execute();
  return rows.some(({ year }) => year === SEED_YEAR) ? rows : [...rows, toSeedRow(at)];
}

const toStored = async (db: Kysely<Tables>, row: EditionRow, locale: Locale): Promise<StoredEdition> => ({
  year: row.year,
  state: row.state,
  data: readData(row),
  texts: await readTexts(db, row.year, locale),
});

/** The edition of a new portal while it has no row. */
const readSeed = async (db: Kysely<Tables>, locale: Locale): Promise<StoredEdition> => ({
  ...SEED_EDITION,
  texts: await readTexts(db, SEED_YEAR, locale),
});

/** The edition in force, as stored. */
export async function readEditionInForce(db: Kysely<Tables>, locale: Locale): Promise<StoredEdition> {
  const row = await db
    .selectFrom('award_edition')
    .selectAll()
    .where('state', '=', 'inForce')
    .executeTakeFirst();
  return row ? toStored(db, row, locale) : readSeed(db, locale);
}

/** An edition that is or was in force; null for any other year. */
export async function findPublicEdition(
  db: Kysely<Tables>,
  year: number,
  locale: Locale,
): Promise<StoredEdition | null> {
  const row = await db.selectFrom('award_edition').selectAll().where('year', '=', year).executeTakeFirst();
  if (!row && year === SEED_YEAR) return readSeed(db, locale);
  if (!row || !['inForce', 'closed', 'archived'].includes(row.state)) return null;
  return toStored(db, row, locale);
}

/** An edition that is or was in force, with its texts; the one in force for any other year, and without a year. */
export async function openPublicEdition(db: Kysely<Tables>, locale: Locale, year?: number): Promise<Edition> {
  const stored = year === undefined ? null : await findPublicEdition(db, year, locale);
  return openEdition(stored ?? (await readEditionInForce(db, locale)), locale);
}

/**
 * An edition that is or was in force, with its texts; without a year the one in force.
 * @throws RequestError 404 for any other year
 */
export async function requirePublicEdition(
  db: Kysely<Tables>,
  locale: Locale,
  year: number | undefined,
): Promise<Edition> {
  const stored =
    year === undefined ? await readEditionInForce(db, locale) : await findPublicEdition(db, year, locale);
  if (!stored) throw new RequestError(404, 'notFound');
  return openEdition(stored, locale);
}
