import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readNumber, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { LOCALES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { DATA_CONTROLS, type DataControl } from '@/lib/publications/drafts/data-controls';
import { keyOfBlock } from '@/lib/publications/drafts/draft-fields';
import { BLOCK_FILE_CONTROL, FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { PUBLISHING_ENDPOINTS } from './endpoints';
import { IMAGE_CONTROL, readDraftForm, readFind, WORDS_CONTROL } from './read-draft-form';

const listPage = () => '/desk/publications';
const toId = (fields: PostedFields) => readText(fields, 'id').replaceAll(/[^a-z0-9-]/g, '');
const draftPage = (fields: PostedFields) => `/desk/publications/${toId(fields)}`;
const filesPage = (fields: PostedFields) => `${draftPage(fields)}#files`;
const blockFilesPage = (fields: PostedFields) => `${draftPage(fields)}#block-files`;
const stepsPage = (fields: PostedFields) => `${draftPage(fields)}#flow`;

/** The texts again; after a search for an image, at its choice. */
function textsPage(fields: PostedFields): string {
  const find = readFind(fields.texts);
  const query = {
    language: readText(fields, 'locale'),
    ...(find ? { find: find.block, words: find.words } : {}),
  };
  const place = find ? `#${encodeURIComponent(IMAGE_CONTROL(find.block))}` : '';
  return `${draftPage(fields)}?${new URLSearchParams(query)}${place}`;
}

/** The block that was moved or got a link, or after which one was added: the page begins there again. */
function findChanged({ texts }: PostedFields): string {
  const { blockChange } = readDraftForm(texts, true);
  if (blockChange?.change === 'add') return blockChange.after;
  const isPlace = blockChange && blockChange.change !== 'remove' && blockChange.change !== 'unlink';
  return isPlace ? blockChange.block : '';
}

/** The texts after they were saved; the focus stays near the part that was changed. */
function savedPage(fields: PostedFields): string {
  const page = textsPage(fields);
  const block = findChanged(fields);
  return block === '' || page.includes('#')
    ? page
    : `${page}#${encodeURIComponent(WORDS_CONTROL(keyOfBlock(block)))}`;
}

function readValue(fields: PostedFields, { name, control, isOptional }: DataControl) {
  const text = readText(fields, name);
  if (control === 'choices') return fields.texts.getAll(name);
  if (control === 'day') return readGregorianDay(name, fields.texts);
  if (control !== 'number') return text;
  return text === '' && isOptional ? undefined : readNumber(text);
}

function readData(fields: PostedFields) {
  const kind = PUBLICATION_KINDS.find((name) => name === readText(fields, 'kind')) ?? 'news';
  const values = DATA_CONTROLS[kind].map((row) => [row.name, readValue(fields, row)] as const);
  return {
    ...readTarget(fields),
    isExample: fields.texts.has('isExample'),
    data: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  };
}

function readVerdict(fields: PostedFields) {
  const verdict = readText(fields, 'verdict');
  const note = verdict === 'return' ? { note: readText(fields, 'note') } : {};
  return { ...readTarget(fields), verdict, ...note };
}

function readHour(fields: PostedFields) {
  const when = readText(fields, 'when');
  const hour = { day: readGregorianDay('day', fields.texts), hour: readNumber(readText(fields, 'hour')) };
  return { ...readTarget(fields), when, ...(when === 'later' ? hour : {}) };
}

/** Two texts and a file for each language. */
function readFiles(fields: PostedFields): PostedBody {
  if (fields.files.length === 0) return { errors: { [FILE_CONTROL('ar')]: 'required' } };
  const body = new FormData();
  body.append('id', readText(fields, 'id'));
  body.append('version', readText(fields, 'version'));
  for (const { field, file } of fields.files) body.append(field, file, file.name);
  return { body };
}

/** Three texts and a file. */
function readBlockFile(fields: PostedFields): PostedBody {
  const [first] = fields.files;
  if (!first) return { errors: { [BLOCK_FILE_CONTROL]: 'required' } };
  const body = new FormData();
  for (const name of ['id', 'version', 'block']) body.append(name, readText(fields, name));
  body.append(BLOCK_FILE_CONTROL, first.file, first.file.name);
  return { body };
}

const toForm = (
  endpoint: Endpoint,
  readBody: (fields: PostedFields) => unknown,
  page: NoJavaScriptForm['page'],
  done = page,
): NoJavaScriptForm => ({ endpoint, read: (fields) => ({ body: readBody(fields) }), page, done });

/** The forms of the desk for publications, as plain posts. */
export const PUBLISHING_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'publication-import': toForm(
    PUBLISHING_ENDPOINTS.importPublications,
    ({ texts }) => ({ text: texts.get('text') ?? '' }),
    listPage,
  ),
  'publication-create': toForm(
    PUBLISHING_ENDPOINTS.createDraft,
    (fields) => ({
      kind: readText(fields, 'kind'),
      id: readText(fields, 'id'),
      title: readText(fields, 'title'),
    }),
    listPage,
    draftPage,
  ),
  'publication-texts': toForm(
    PUBLISHING_ENDPOINTS.savePublicationDraft,
    ({ texts }) => readDraftForm(texts, true),
    textsPage,
    savedPage,
  ),
  'publication-data': toForm(PUBLISHING_ENDPOINTS.saveDraftData, readData, draftPage),
  'publication-files': {
    endpoint: PUBLISHING_ENDPOINTS.addDocumentFiles,
    files: LOCALES.map(({ code, name }) => ({
      name: FILE_CONTROL(code),
      maxFiles: 1,
      required: false,
      label: async (locale) => (await loadTranslator(locale, 'publishing.files'))('of', { language: name }),
    })),
    read: readFiles,
    page: filesPage,
    done: filesPage,
  },
  'publication-block-file': {
    endpoint: PUBLISHING_ENDPOINTS.addBlockFile,
    files: [
      {
        name: BLOCK_FILE_CONTROL,
        maxFiles: 1,
        required: false,
        label: async (locale) => (await loadTranslator(locale, 'publishing.blocks'))('file'),
      },
    ],
    read: readBlockFile,
    page: blockFilesPage,
    done: blockFilesPage,
  },
  'publication-submit': toForm(PUBLISHING_ENDPOINTS.submitDraft, readTarget, stepsPage),
  'publication-judge': toForm(PUBLISHING_ENDPOINTS.judgeDraft, readVerdict, stepsPage),
  'publication-publish': toForm(PUBLISHING_ENDPOINTS.publishDraft, readHour, stepsPage),
  'publication-remove': toForm(
    PUBLISHING_ENDPOINTS.removePublication,
    (fields) => ({ id: readText(fields, 'id') }),
    stepsPage,
  ),
  'publication-undo': toForm(PUBLISHING_ENDPOINTS.undoPublishing, readTarget, stepsPage),
};
