import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { loadTranslator } from '@/lib/i18n/translator';
import { HEAD_ENDPOINTS } from './head-endpoints';

/** The editor's page, in the language of the sheet. */
const page = ({ texts }: PostedFields) => {
  const query = new URLSearchParams({ route: texts.get('route') ?? '', language: texts.get('locale') ?? '' });
  return `/desk/meta?${query}`;
};

async function readSheet({ files }: PostedFields): Promise<PostedBody> {
  const [sheet] = files;
  if (!sheet) return { errors: { sheet: 'required' } };
  try {
    const bytes = await sheet.file.arrayBuffer();
    return { body: { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } };
  } catch {
    return { errors: { sheet: 'pattern' } };
  }
}

function readChanges({ texts }: PostedFields): PostedBody {
  try {
    return { body: { changes: JSON.parse(texts.get('changes') ?? '') } };
  } catch {
    return { errors: { sheet: 'required' } };
  }
}

/** A sheet of page texts, posted in two steps: checked, then applied as it was shown. */
export const HEAD_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'heads-check': {
    endpoint: HEAD_ENDPOINTS.checkHeads,
    files: [
      {
        name: 'sheet',
        maxFiles: 1,
        required: true,
        label: async (locale) => (await loadTranslator(locale, 'heads'))('file'),
      },
    ],
    read: readSheet,
    page,
    done: page,
  },
  'heads-apply': { endpoint: HEAD_ENDPOINTS.applyHeads, read: readChanges, page, done: page },
};
