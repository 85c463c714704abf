import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { LIST_PARAMETERS, readListFields, toListAddress } from '@/lib/requests/list-parameters';
import { ALL_ROWS, BULK_TEAM_CONTROL, readSelected } from './bulk-controls';
import { BULK_ENDPOINTS } from './bulk-endpoints';

const readFilter = (fields: PostedFields) => readListFields(fields, LIST_PARAMETERS);

const listPage = (fields: PostedFields) => toListAddress('/desk/requests', readFilter(fields));

function readBulk(fields: PostedFields): PostedBody {
  const { texts } = fields;
  const read = (name: string) => (texts.get(name) ?? '').trim();
  const { after: _after, ...filter } = readFilter(fields);
  const chosen = texts.has(ALL_ROWS) ? { filter } : { rows: texts.getAll('rows').map(readSelected) };
  return {
    body: {
      ...chosen,
      action: read('action'),
      owner: read('owner'),
      team: read(BULK_TEAM_CONTROL),
      reason: read('reason'),
      template: read('template'),
    },
  };
}

/** The forms that change many requests, as plain posts. */
export const BULK_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'requests-change': {
    endpoint: BULK_ENDPOINTS.changeRequests,
    read: readBulk,
    page: listPage,
    done: listPage,
  },
  'requests-preview': {
    endpoint: BULK_ENDPOINTS.previewRequests,
    read: readBulk,
    page: listPage,
    done: listPage,
  },
  'requests-undo': {
    endpoint: BULK_ENDPOINTS.undoRequests,
    read: ({ texts }) => ({ body: { id: texts.get('id') ?? '' } }),
    page: listPage,
    done: listPage,
  },
};
