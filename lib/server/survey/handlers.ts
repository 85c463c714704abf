import 'server-only';
import { rating, ratingQuery } from '@/lib/api/contract/schemas/ratings';
import { now } from '@/lib/config/clock';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { ApiFault } from '@/lib/server/http/errors';
import { findRatedPage } from '@/lib/survey/rated-page';
import { storeRating } from './store-rating';

/** @throws ApiFault 422 for a path that is no page with a survey */
function getRatedPage(pageUrl: string): string {
  const page = findRatedPage(pageUrl);
  if (!page) throw new ApiFault(422, 'validation', { fields: { PageURL: 'page' } });
  return page;
}

/** PageRatings/AddRating (SURVEY-05). Errors: 400, 408, 413, 415 (body), 422 (fields), and those of the guards. */
export const addRating: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, rating);
  const PageURL = getRatedPage(given.PageURL);
  await storeRating(await openDatabase(), {
    visitor: c.get('caller').subject,
    locale: c.get('locale'),
    at: now(),
    rating: { ...given, PageURL },
  });
  return c.json({ message: 'stored' });
};

/** PageRatings/GetRatingCounts; a page that nobody has rated has zeros. */
export const getRatingCounts: ApiHandler = async (c) => {
  const page = getRatedPage(readQuery(c, ratingQuery).PageURL);
  const row = await (await openDatabase())
    .selectFrom('rating_count')
    .select(['yes_count', 'total_count'])
    .where('page', '=', page)
    .executeTakeFirst();
  return c.json({ yesCount: row?.yes_count ?? 0, totalCount: row?.total_count ?? 0 });
};
