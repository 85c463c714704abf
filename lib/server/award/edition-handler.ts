import 'server-only';
import type { Kysely } from 'kysely';
import { editionQuery } from '@/lib/award/edition-schemas';
import { isOver } from '@/lib/award/rules/edition-state';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findPublicEdition, readEditionInForce } from './read-edition';
import { hideSmall, readStatistics } from './results/edition-statistics';
import { findWinners } from './results/find-winners';

/** When the edition or the configuration changed last; undefined in a new portal. */
async function findChangedAt(db: Kysely<Tables>, year: number): Promise<string | undefined> {
  const rows = await db
    .selectFrom('award_edition')
    .select('updated_at')
    .where('year', '=', year)
    .unionAll(db.selectFrom('award_setting').select('updated_at'))
    .execute();
  return rows
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
}

/**
 * Award/GetEdition: the edition in force, or that of a year.
 * @throws RequestError 404 for a year whose edition is not public
 */
export const getEdition: ApiHandler = async (c) => {
  const { year } = readQuery(c, editionQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  const edition =
    year === undefined ? await readEditionInForce(db, locale) : await findPublicEdition(db, year, locale);
  if (!edition) throw new RequestError(404, 'notFound');
  const { year: own } = edition;
  const winners = await findWinners(db, own);
  return c.json({
    data: {
      ...edition,
      changedAt: await findChangedAt(db, own),
      ...(winners.length > 0 ? { winners } : {}),
      ...(isOver(edition) ? { statistics: hideSmall(await readStatistics(db, own)) } : {}),
    },
  });
};
