import { REASONS, rating } from '@/lib/contract/schemas/ratings';
import type { PlainFields, PlainForm, PlainReading } from '@/lib/gateway/forms/plain-form';
import { findRatedPage } from './rated-page';
import { showRatingPage } from './rating-page';

/** The reasons of the verdict that was chosen; those ticked under the other one before it changed do not count. */
function listReasons(texts: URLSearchParams, verdict: string | null): string {
  const known: readonly number[] = verdict === 'yes' || verdict === 'no' ? REASONS[verdict] : [];
  return texts
    .getAll('AnswersIds')
    .filter((id) => known.includes(Number(id)))
    .join();
}

function read({ texts }: PlainFields): PlainReading {
  const verdict = texts.get('YesOrNo');
  const page = findRatedPage(texts.get('PageURL') ?? '');
  const given = { PageURL: page ?? '', YesOrNo: verdict, AnswersIds: listReasons(texts, verdict) };
  const result = rating.safeParse(given);
  if (result.success) return { body: result.data };
  return {
    faults: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

/** Where the survey was answered; the home page for a path that is no page. */
function pageOf({ texts }: PlainFields): string {
  const page = findRatedPage(texts.get('PageURL') ?? '') ?? '/';
  return page === '/' ? '' : page;
}

/** The survey of a page, as a browser without script posts it. Faults and thanks stand on a page of its own. */
export const ratingForm: PlainForm = {
  endpoint: 'addRating',
  read,
  page: pageOf,
  done: pageOf,
  show: showRatingPage,
};
