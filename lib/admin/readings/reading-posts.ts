import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readTarget } from '@/lib/forms/no-javascript/read-posted';
import { toLatinDigits } from '@/lib/i18n/digits';
import { BLIND_ENDPOINTS } from './blind-endpoints';
import { JUROR_CERTIFICATE_ENDPOINTS } from './juror-certificate-endpoints';
import { readSheet } from './read-sheet';
import { READING_ENDPOINTS } from './reading-endpoints';
import { SHEET_ENDPOINTS } from './sheet-endpoints';

const idOf = (name: string, { texts }: PostedFields) => (texts.get(name) ?? '').replace(/[^\da-f-]/gi, '');
const listPage = () => '/desk/readings';
const readingPage = (fields: PostedFields) => `/desk/readings/${idOf('id', fields)}`;
const checkPage = (fields: PostedFields) => `/desk/eligibility/${idOf('request', fields)}`;

const RANGE = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/;

/** Page numbers and ranges, such as `2, 5-7`; null for anything else. */
function readPages(text: string): number[] | null {
  const parts = toLatinDigits(text)
    .split(/[,،;؛\s]+(?![-–])/)
    .filter((part) => part !== '');
  const pages: number[] = [];
  for (const part of parts) {
    const [, from, to = from] = RANGE.exec(part) ?? [];
    if (from === undefined || Number(to) < Number(from)) return null;
    for (let page = Number(from); page <= Number(to); page += 1) pages.push(page);
  }
  return pages;
}

function readBlindCopy({ texts }: PostedFields): PostedBody {
  const leftOut = readPages(texts.get('leftOut') ?? '');
  if (!leftOut) return { errors: { leftOut: 'pattern' } };
  return {
    body: {
      id: texts.get('id') ?? '',
      decision: texts.get('decision') ?? '',
      leftOut,
      words: texts.get('words') ?? '',
    },
  };
}

/** The forms of jurors, and of the copies that they read, as plain posts. */
export const READING_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'score-sheet': {
    endpoint: READING_ENDPOINTS.saveSheet,
    read: ({ texts }) => ({ body: readSheet(texts) }),
    page: readingPage,
    done: readingPage,
  },
  'final-sheet': {
    endpoint: READING_ENDPOINTS.makeFinal,
    read: ({ texts }) => ({ body: { ...readSheet(texts), confirmed: texts.has('confirmed') } }),
    page: readingPage,
    done: readingPage,
  },
  recusal: {
    endpoint: READING_ENDPOINTS.recuse,
    read: ({ texts }) => ({ body: { id: texts.get('id') ?? '', reason: texts.get('reason') ?? '' } }),
    page: readingPage,
    done: listPage,
  },
  'juror-consent': {
    endpoint: JUROR_CERTIFICATE_ENDPOINTS.setMyJuryConsent,
    read: ({ texts }) => ({
      body: { edition: Number(texts.get('edition')), isNamed: texts.has('isNamed') },
    }),
    page: listPage,
    done: listPage,
  },
  'sheet-reopen': {
    endpoint: SHEET_ENDPOINTS.reopenSheet,
    read: (fields) => ({ body: { ...readTarget(fields), reason: fields.texts.get('reason') ?? '' } }),
    page: checkPage,
    done: checkPage,
  },
  'reading-extend': {
    endpoint: SHEET_ENDPOINTS.extendReading,
    read: ({ texts }) => ({
      body: { id: texts.get('id') ?? '', dueOn: readGregorianDay('dueOn', texts) },
    }),
    page: checkPage,
    done: checkPage,
  },
  'blind-copy': {
    endpoint: BLIND_ENDPOINTS.saveBlindCopy,
    read: readBlindCopy,
    page: checkPage,
    done: checkPage,
  },
};
