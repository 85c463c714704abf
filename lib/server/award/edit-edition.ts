import 'server-only';
import type { Kysely } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import type { EditionState } from '@/lib/award/edition-schemas';
import { findGaps, type Gap } from '@/lib/award/rules/find-gaps';
import { loadSeedTexts } from '@/lib/award/server-side/open-edition';
import { now } from '@/lib/env/clock';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { recordEvent } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { type EditionRow, findRow, readData, readTexts } from './read-edition';

/** Who changes an edition, and when. */
export interface Change {
  actor: string;
  at: Date;
}

/** The change that a call makes now. */
export const toChange = (c: ApiContext): Change => ({ actor: c.get('caller').subject, at: now() });

type EditionEvent =
  | 'created'
  | 'changed'
  | 'proposed'
  | 'confirmed'
  | 'started'
  | 'closed'
  | 'archived'
  | 'datesProposed'
  | 'datesConfirmed'
  | 'datesWithdrawn';

export const recordEdition = (
  db: Kysely<Tables>,
  year: number,
  kind: EditionEvent,
  { actor, at }: Change,
  data: Record<string, unknown> = {},
) => recordEvent(db, { entity: 'edition', entityId: String(year), kind, actor, at, data });

/**
 * An edition that is in one of these states.
 * @throws RequestError 404 for an unknown year, 409 `editionMoved` in another state
 */
export async function requireState(
  tx: Kysely<Tables>,
  year: number,
  states: readonly EditionState[],
  at: Date,
): Promise<EditionRow> {
  const row = await findRow(tx, year, at);
  if (!row) throw new RequestError(404, 'notFound');
  if (!states.includes(row.state)) throw new RequestError(409, 'editionMoved');
  return row;
}

/** The same for a change: creates the row of the seed. @throws RequestError as `requireState` */
export async function requireRow(
  ...[tx, year, states, at]: Parameters<typeof requireState>
): Promise<EditionRow> {
  const row = await requireState(tx, year, states, at);
  await tx
    .insertInto('award_edition')
    .values(row)
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute();
  return row;
}

/** Changes columns of an edition and its version. */
export async function updateRow(
  tx: Kysely<Tables>,
  { year, version }: EditionRow,
  changes: Partial<Omit<EditionRow, 'year' | 'version' | 'updated_at'>>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('award_edition')
    .set({ ...changes, version: version + 1, updated_at: at.toISOString() })
    .where('year', '=', year)
    .execute();
}

/** What an edition lacks before it can start. */
export async function listGaps(db: Kysely<Tables>, row: EditionRow): Promise<Gap[]> {
  const readers = new Map<Locale, (path: string) => string>();
  for (const locale of LOCALE_CODES) {
    const [own, readSeed] = [await readTexts(db, row.year, locale), await loadSeedTexts(locale)];
    readers.set(locale, (path) => own[path] ?? readSeed(path));
  }
  return findGaps({
    year: row.year,
    data: readData(row),
    read: (locale, path) => readers.get(locale)?.(path) ?? '',
  });
}

/**
 * Stores texts of an edition in one language. A text that is empty or the same as in the messages is not stored.
 * @throws RequestError 422 for a path that the edition does not have
 */
export async function writeTexts(
  tx: Kysely<Tables>,
  edition: { year: number; data: EditionData },
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const paths = new Set(Object.values(listTextPaths(edition.data)).flat());
  const unknown = Object.keys(texts).filter((path) => !paths.has(path));
  if (unknown.length > 0)
    throw new RequestError(422, 'validation', {
      fields: Object.fromEntries(unknown.map((path) => [path, 'choice'])),
    });
  const readSeed = await loadSeedTexts(locale);
  for (const [key, value] of Object.entries(texts)) {
    const place = { edition: edition.year, locale, key };
    if (value === '' || value === readSeed(key)) {
      await tx
        .deleteFrom('award_edition_text')
        .where('edition', '=', edition.year)
        .where('locale', '=', locale)
        .where('key', '=', key)
        .execute();
      continue;
    }
    await tx
      .insertInto('award_edition_text')
      .values({ ...place, value })
      .onConflict((conflict) => conflict.columns(['edition', 'locale', 'key']).doUpdateSet({ value }))
      .execute();
  }
}
