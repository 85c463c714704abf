import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isOffered } from '@/lib/choice-lists/choice-lists';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { questionsQuery } from '@/lib/forms/rules/question-schema';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readChoices } from '@/lib/server/choice-lists/read-choices';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import type { SURVEY_ENDPOINTS } from '@/lib/survey/endpoints';
import { findRatedPage } from '@/lib/survey/rated-page';
import { REASON_LISTS } from '@/lib/survey/reasons';
import { type Rating, rating, ratingQuery } from '@/lib/survey/schemas';
import { nameQuestions } from './name-questions';
import { findVersion } from './survey-versions';

interface GivenRating {
  visitor: string;
  locale: Locale;
  at: Date;
  rating: Rating;
}

type Tx = Transaction<Tables>;

const flagOf = ({ YesOrNo }: Rating) => (YesOrNo === 'yes' ? 1 : 0);

async function insertFirst(tx: Tx, { visitor, locale, at, rating }: GivenRating): Promise<boolean> {
  const time = at.toISOString();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rating')
    .values({
      id: uuidv7(),
      visitor,
      page: rating.PageURL,
      is_useful: flagOf(rating),
      reasons: rating.AnswersIds,
      locale,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.columns(['page', 'visitor']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns change of the number of yes votes: 1, 0 or -1 */
async function replace(tx: Tx, { visitor, locale, at, rating }: GivenRating): Promise<number> {
  const own = tx.updateTable('rating').where('page', '=', rating.PageURL).where('visitor', '=', visitor);
  const flag = flagOf(rating);
  const turned = await own.set({ is_useful: flag }).where('is_useful', '!=', flag).executeTakeFirstOrThrow();
  await own.set({ reasons: rating.AnswersIds, locale, updated_at: at.toISOString() }).execute();
  if (turned.numUpdatedRows === 0n) return 0;
  return flag === 1 ? 1 : -1;
}

async function count(tx: Tx, page: string, yes: number, total: number): Promise<void> {
  await tx
    .insertInto('rating_count')
    .values({ page, yes_count: yes, total_count: total })
    .onConflict((conflict) =>
      conflict.column('page').doUpdateSet(({ ref, eb }) => ({
        yes_count: eb(ref('rating_count.yes_count'), '+', yes),
        total_count: eb(ref('rating_count.total_count'), '+', total),
      })),
    )
    .execute();
}

/** Stores a rating and its count in one transaction; a visitor's second rating of a page replaces the first. */
async function storeRating(database: Database, given: GivenRating): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { PageURL } = given.rating;
    if (await insertFirst(tx, given)) return count(tx, PageURL, flagOf(given.rating), 1);
    const yes = await replace(tx, given);
    if (yes !== 0) await count(tx, PageURL, yes, 0);
  });
}

/** Surveys/OperatorSurvey. @throws RequestError 404 for a version that has not been published */
const getOperatorSurvey: ApiHandler = async (c) => {
  const { version } = readQuery(c, questionsQuery);
  const found = await findVersion(await openDatabase(), version);
  if (!found) throw new RequestError(404, 'notFound');
  return c.json({ data: await nameQuestions(found, c.get('locale')) });
};

/** @throws RequestError 422 for a path that is not a page with a survey */
function getRatedPage(pageUrl: string): string {
  const page = findRatedPage(pageUrl);
  if (!page) throw new RequestError(422, 'validation', { fields: { PageURL: 'page' } });
  return page;
}

/** @throws RequestError 422 `validation` for a number that is no reason for the verdict, `reasonEnded` */
async function checkReasons(db: Kysely<Tables>, { YesOrNo, AnswersIds }: Rating): Promise<void> {
  const choices = await readChoices(db, REASON_LISTS[YesOrNo]);
  const found = AnswersIds.split(',').map((id) => choices.find(({ key }) => key === id));
  if (found.includes(undefined))
    throw new RequestError(422, 'validation', { fields: { AnswersIds: 'reasons' } });
  const today = toDay(now());
  if (found.some((choice) => choice && !isOffered(choice, today)))
    throw new RequestError(422, 'reasonEnded', { fields: { AnswersIds: 'notOffered' } });
}

/** PageRatings/AddRating (SURVEY-05). Errors: 400, 408, 413, 415 (body), 422 (fields), and those of the guards. */
const addRating: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, rating);
  const PageURL = getRatedPage(given.PageURL);
  const database = await openDatabase();
  await checkReasons(database, given);
  await storeRating(database, {
    visitor: c.get('caller').subject,
    locale: c.get('locale'),
    at: now(),
    rating: { ...given, PageURL },
  });
  return c.json({ message: 'stored' });
};

const getRatingCounts: ApiHandler = async (c) => {
  const page = getRatedPage(readQuery(c, ratingQuery).PageURL);
  const row = await (await openDatabase())
    .selectFrom('rating_count')
    .select(['yes_count', 'total_count'])
    .where('page', '=', page)
    .executeTakeFirst();
  return c.json({ yesCount: row?.yes_count ?? 0, totalCount: row?.total_count ?? 0 });
};

export const SURVEY_HANDLERS = { addRating, getRatingCounts, getOperatorSurvey } satisfies Record<
  Exclude<keyof typeof SURVEY_ENDPOINTS, 'getSurveyReport'>,
  ApiHandler
>;
