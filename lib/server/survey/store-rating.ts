import 'server-only';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Rating } from '@/lib/api/contract/schemas/ratings';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

export interface GivenRating {
  visitor: string;
  locale: Locale;
  at: Date;
  rating: Rating;
}

type Tx = Transaction<Tables>;

const flagOf = ({ YesOrNo }: Rating) => (YesOrNo === 'yes' ? 1 : 0);

/** True when it is the visitor's first of this page. */
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

/** @returns what the change adds to the yes votes: 1, 0 or -1 */
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
export async function storeRating(database: Database, given: GivenRating): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { PageURL } = given.rating;
    if (await insertFirst(tx, given)) return count(tx, PageURL, flagOf(given.rating), 1);
    const yes = await replace(tx, given);
    if (yes !== 0) await count(tx, PageURL, yes, 0);
  });
}
