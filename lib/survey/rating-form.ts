import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { rating } from '@/lib/survey/schemas';
import { SURVEY_ENDPOINTS } from './endpoints';
import { loadReasons } from './load-reasons';
import { findRatedPage } from './rated-page';
import { showRatingPage } from './rating-page';

async function read({ locale, texts }: PostedFields): Promise<PostedBody> {
  const verdict = texts.get('YesOrNo');
  const page = findRatedPage(texts.get('PageURL') ?? '');
  const reasons = await loadReasons(locale);
  const known = verdict === 'yes' || verdict === 'no' ? reasons[verdict] : [];
  // Those ticked under the other verdict are ignored.
  const ids = texts.getAll('AnswersIds').filter((ticked) => known.some(({ id }) => id === ticked));
  const given = { PageURL: page ?? '', YesOrNo: verdict, AnswersIds: ids.join() };
  const result = rating.safeParse(given);
  if (result.success) return { body: result.data };
  return {
    errors: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

function pageOf({ texts }: PostedFields): string {
  const page = findRatedPage(texts.get('PageURL') ?? '') ?? '/';
  return page === '/' ? '' : page;
}

/** The survey of a page, posted by a browser without script. Errors and confirmation are on a separate page. */
export const ratingForm: NoJavaScriptForm = {
  endpoint: SURVEY_ENDPOINTS.addRating,
  read,
  page: pageOf,
  done: pageOf,
  show: showRatingPage,
};
