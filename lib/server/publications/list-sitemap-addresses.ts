import 'server-only';
import { type Kysely, sql } from 'kysely';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { PAGED_KINDS } from '@/lib/publications/paths';
import { ADDRESSES_PER_FILE } from '@/lib/seo/sitemap';
import type { Tables } from '@/lib/server/db/tables';

/** Each publication is in the sitemap once per language. */
const PER_FILE = Math.floor(ADDRESSES_PER_FILE / LOCALE_CODES.length);

export async function listAddressFiles(db: Kysely<Tables>): Promise<string[]> {
  const numbered = db
    .selectFrom('publication')
    .select(['id', sql<number>`row_number() over (order by id)`.as('number')])
    .where('status', '=', 'published')
    .where('kind', 'in', PAGED_KINDS);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select('id')
    .where(sql<boolean>`number % ${sql.lit(PER_FILE)} = 1`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listAddresses(
  db: Kysely<Tables>,
  from: string,
): Promise<{ path: string; updatedAt: string }[]> {
  return db
    .selectFrom('publication')
    .select(['path', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .where('kind', 'in', PAGED_KINDS)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(PER_FILE)
    .execute();
}
