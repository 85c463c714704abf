import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { MAX_IMAGE_BYTES } from '@/lib/publications/images/image-rules';
import { DESCRIPTION_CONTROL, FOCUS_CONTROL } from './image-controls';
import { IMAGE_ENDPOINTS } from './image-endpoints';
import { changedImage } from './image-schemas';

const listPage = () => '/desk/images';
const imagePage = (fields: PostedFields) =>
  `${listPage()}/${readText(fields, 'id').replace(/[^\da-f-]/gi, '')}`;

function readUpload({ files }: PostedFields): PostedBody {
  const [first] = files;
  if (!first) return { errors: { file: 'required' } };
  const body = new FormData();
  body.append('file', first.file, first.file.name);
  return { body };
}

function readImage(fields: PostedFields): PostedBody {
  const [focalX, focalY] = readText(fields, FOCUS_CONTROL).split(' ').map(Number);
  return {
    body: {
      ...readTarget(fields),
      isDecorative: fields.texts.has('isDecorative'),
      descriptions: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, readText(fields, DESCRIPTION_CONTROL(locale))]),
      ),
      source: readText(fields, 'source'),
      licence: readText(fields, 'licence'),
      consent: readText(fields, 'consent'),
      expiresOn: readGregorianDay('expiresOn', fields.texts),
      focalX,
      focalY,
    },
  };
}

/** The image that was added; without its id in the response, the list shows it first. */
function addedPage(_fields: PostedFields, response: unknown): string {
  const added = changedImage.safeParse(response);
  return added.success ? `${listPage()}/${added.data.data.id}` : listPage();
}

/** The forms of the desk for images, as plain posts. */
export const IMAGE_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'image-add': {
    endpoint: IMAGE_ENDPOINTS.addImage,
    files: [
      {
        name: 'file',
        maxFiles: 1,
        required: true,
        maxBytes: MAX_IMAGE_BYTES,
        label: async (locale) => (await loadTranslator(locale, 'images'))('add.file'),
      },
    ],
    read: readUpload,
    page: listPage,
    done: addedPage,
  },
  'image-save': { endpoint: IMAGE_ENDPOINTS.saveImage, read: readImage, page: imagePage, done: imagePage },
  'image-remove': {
    endpoint: IMAGE_ENDPOINTS.removeImage,
    read: (fields) => ({ body: readTarget(fields) }),
    page: imagePage,
    done: listPage,
  },
};
