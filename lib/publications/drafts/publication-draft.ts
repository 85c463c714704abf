import { createHash } from 'node:crypto';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { placeLinks } from '@/lib/publications/paragraph-links';
import { type Block, listBlocks, readLinkedLines } from '@/lib/publications/publication-body';
import {
  type BodyTexts,
  type Field,
  keyOfBlock,
  keyOfPhrase,
  listDraftFields,
  toTexts,
  toWords,
  type Words,
} from './draft-fields';
import type { DraftFiles } from './draft-file';

export const DRAFT_STATES = ['draft', 'review', 'approved', 'scheduled', 'published', 'unpublished'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** What an editor writes. */
export interface PublicationDraft {
  id: string;
  kind: PublicationKind;
  isExample: boolean;
  /** The data of its kind, without the blocks. */
  data: Readonly<Record<string, unknown>>;
  blocks: readonly Block[];
  /** The PDF files of a document that were uploaded at the desk. */
  files?: DraftFiles | undefined;
  words: Readonly<Record<Locale, Words>>;
  /** For each text the digest of the Arabic text for which it was written or confirmed. */
  seen: Readonly<Record<Locale, Words>>;
}

export const digest = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);

export type Progress = 'missing' | 'copied' | 'outdated' | 'done';

/** A translation is done for the Arabic text that it was written for; Arabic itself is done when it is written. */
export function readProgress({ words, seen }: PublicationDraft, locale: Locale, key: string): Progress {
  const text = words[locale][key]?.trim();
  const arabic = words.ar[key]?.trim() ?? '';
  if (!text) return 'missing';
  if (locale === 'ar' || seen[locale][key] === digest(arabic)) return 'done';
  return text === arabic ? 'copied' : 'outdated';
}

const isEmpty = ({ words }: PublicationDraft, locale: Locale, key: string) => !words[locale][key]?.trim();

/** True for a phrase that does not occur in the text of its block. */
export function isLost({ words }: PublicationDraft, locale: Locale, { block, link }: Field): boolean {
  if (!block || !link) return false;
  const own = words[locale];
  const phrases = Object.fromEntries((block.links ?? []).map(({ id }) => [id, own[keyOfPhrase(id)] ?? '']));
  const lines = readLinkedLines(block.kind, own[keyOfBlock(block.id)] ?? '');
  return placeLinks(lines, block.links, phrases).missing.includes(link.id);
}

/**
 * True for a field that is not done: an optional one may be empty, if it is empty in Arabic; a phrase occurs in its
 * text.
 */
export function isOpen(draft: PublicationDraft, locale: Locale, field: Field): boolean {
  const { key, isOptional } = field;
  if (isOptional && isEmpty(draft, locale, key) && isEmpty(draft, 'ar', key)) return false;
  return isLost(draft, locale, field) || readProgress(draft, locale, key) !== 'done';
}

/** The fields of a draft that are not done in a language, and how many there are in all. */
export function listOpen(draft: PublicationDraft, locale: Locale): { total: number; open: Field[] } {
  const fields = listDraftFields(draft.kind, draft.blocks);
  return {
    total: fields.length,
    open: fields.filter((field) => isOpen(draft, locale, field)),
  };
}

const inEvery = <Value>(read: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, read(locale)])) as Record<Locale, Value>;

export function createDraft(
  start: Pick<PublicationDraft, 'id' | 'kind' | 'data'>,
  title: string,
  blockId: string,
): PublicationDraft {
  return {
    ...start,
    isExample: false,
    blocks: [{ id: blockId, kind: 'paragraph' }],
    words: inEvery((locale) => (locale === 'ar' ? { title } : {}) as Words),
    seen: inEvery(() => ({})),
  };
}

interface Item {
  id: string;
  kind: PublicationKind;
  isExample: boolean;
  data: Record<string, unknown>;
  texts: Record<Locale, BodyTexts>;
}

/** A draft of a complete publication: every text counts as written for its Arabic. */
export function toDraft({ id, kind, isExample, data: { body, ...data }, texts }: Item): PublicationDraft {
  const blocks = listBlocks(body as Block[] | undefined, texts.ar.body.length);
  const words = inEvery((locale) => toWords(kind, blocks, texts[locale]));
  const seen = Object.fromEntries(Object.entries(words.ar).map(([key, text]) => [key, digest(text)]));
  return { id, kind, isExample, data, blocks, words, seen: inEvery(() => seen) };
}

/** A draft in the import format, whose schema reports what is missing. */
export function toItem({ id, kind, isExample, data, blocks, words }: PublicationDraft, publishedAt: string) {
  const body: Block[] = [...blocks];
  return {
    id,
    kind,
    publishedAt,
    isExample,
    data: { ...data, body },
    texts: inEvery((locale) => toTexts(kind, blocks, words[locale])),
  };
}
