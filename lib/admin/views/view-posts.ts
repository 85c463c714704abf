import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { getRoute } from '@/lib/routing/table';
import { VIEW_ENDPOINTS } from './endpoints';
import { VIEW_LISTS, VIEW_PAGES } from './view-lists';

/** Hidden field with the filters of the list, as its address has them. */
export const FILTERS_FIELD = 'filters';

const readFilters = (fields: PostedFields) => new URLSearchParams(readText(fields, FILTERS_FIELD));

/** The list, with the filters that it had. */
function page(fields: PostedFields): string {
  const list = VIEW_LISTS.find((known) => known === readText(fields, 'list'));
  if (!list) return getRoute('admin').path;
  const filters = readFilters(fields);
  return `${getRoute(VIEW_PAGES[list]).path}${filters.size > 0 ? `?${filters}` : ''}`;
}

const toForm = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: (fields: PostedFields) => PostedBody,
): NoJavaScriptForm => ({ endpoint, read, page, done: page });

/** The forms for saved views, as plain posts. */
export const VIEW_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'view-save': toForm(VIEW_ENDPOINTS.saveView, (fields) => {
    const team = readText(fields, 'team');
    return {
      body: {
        list: readText(fields, 'list'),
        name: readText(fields, 'name'),
        query: Object.fromEntries(readFilters(fields)),
        ...(team === '' ? {} : { team }),
      },
    };
  }),
  'view-rename': toForm(VIEW_ENDPOINTS.renameView, (fields) => ({
    body: { ...readTarget(fields), name: readText(fields, 'name') },
  })),
  'view-remove': toForm(VIEW_ENDPOINTS.removeView, (fields) => ({ body: readTarget(fields) })),
};
