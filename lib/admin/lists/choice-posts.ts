import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readText } from '@/lib/forms/no-javascript/read-posted';
import { DESK_LIST_ENDPOINTS } from './endpoints';
import { LABEL_CONTROL, readLabels } from './label-control';

const readSeen = (fields: PostedFields) => ({
  list: readText(fields, 'list'),
  version: Number(readText(fields, 'version')),
});

function readChoice(fields: PostedFields): PostedBody {
  const key = readText(fields, 'key');
  const days = (['firstDay', 'lastDay'] as const).map(
    (name) => [name, readGregorianDay(name, fields.texts)] as const,
  );
  return {
    body: {
      ...readSeen(fields),
      ...(key === '' ? {} : { key }),
      texts: readLabels(fields, LABEL_CONTROL),
      ...Object.fromEntries(days.filter(([, day]) => day !== '')),
    },
  };
}

const readMove = (fields: PostedFields): PostedBody => ({
  body: { ...readSeen(fields), key: readText(fields, 'key'), to: readText(fields, 'to') },
});

const listPage = (fields: PostedFields) =>
  `/desk/lists?${new URLSearchParams({ list: readText(fields, 'list') })}`;

/** After a move the reader is at the choice, wherever it is now. */
const choicePlace = (fields: PostedFields) =>
  `${listPage(fields)}#choice-${readText(fields, 'key').replaceAll(/\W/g, '')}`;

/** The forms of the desk for lists of choices, as plain posts. */
export const CHOICE_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'choice-save': {
    endpoint: DESK_LIST_ENDPOINTS.saveChoice,
    read: readChoice,
    page: listPage,
    done: listPage,
  },
  'choice-move': {
    endpoint: DESK_LIST_ENDPOINTS.moveChoice,
    read: readMove,
    page: listPage,
    done: choicePlace,
  },
};
