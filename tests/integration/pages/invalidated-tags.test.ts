/** Requirements: CACHE-03 */
import { sql } from 'kysely';
import { env } from '@/lib/env/env';
import { openDatabase } from '@/lib/server/db/open';
import { INVALIDATED_BY_DATABASE } from '../../support/pages/invalidated-tags';

/** The text before the id of a row, in tags that contain one. */
const toPrefix = (tag: string) => tag.replace(/:.*$/, ':');

// Both databases create the triggers from the same lists.
(env.DATABASE_URL ? test.skip : test)(
  'the tags that tests of pages expect are those of the triggers',
  async () => {
    const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and name like '%moves_tags'`.execute(
      await openDatabase(),
    );
    const tags = rows.flatMap((row) =>
      [...row.sql.matchAll(/values \('([^']+)'/g)].map(([, tag = '']) => tag),
    );
    const expected = new Set([...INVALIDATED_BY_DATABASE.map(toPrefix), 'item:']);
    expect([...new Set(tags.map(toPrefix))].sort()).toEqual([...expected].sort());
  },
);
