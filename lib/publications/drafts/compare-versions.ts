import { diffArrays } from 'diff';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { type Block, listBlocks } from '@/lib/publications/publication-body';
import { type Field, listFields, toWords } from './fields';

interface Version {
  kind: PublicationKind;
  data: Record<string, unknown>;
  texts: Record<Locale, Record<string, unknown>>;
}

interface Part {
  text: string;
  change: 'same' | 'added' | 'removed';
}

export interface FieldChange {
  field: Field;
  parts: Part[];
}

/** Texts of one language by field; blocks keep their names when they move. */
function open({ kind, data, texts }: Version, locale: Locale) {
  const given = texts[locale];
  const body = Array.isArray(given.body) ? given.body.map(String) : [];
  const blocks = listBlocks(data.body as Block[] | undefined, body.length);
  const descriptions = given.descriptions as Record<string, string> | undefined;
  return { fields: listFields(kind, blocks), words: toWords(kind, blocks, { ...given, body, descriptions }) };
}

/** Words as the segmenter finds them in every script; the library's own rule knows only those of Latin letters. */
function compare(before: string, after: string, segmenter: Intl.Segmenter): Part[] {
  const [was = [], is = []] = [before, after].map((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  );
  return diffArrays(was, is).map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The fields whose texts differ in a language, in the order of the later version, and then those that it lacks. */
export function compareVersions(before: Version, after: Version, locale: Locale): FieldChange[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const [old, now] = [open(before, locale), open(after, locale)];
  const removed = old.fields.filter(({ key }) => !now.fields.some((field) => field.key === key));
  return [...now.fields, ...removed].flatMap((field) => {
    const [was = '', is = ''] = [old.words[field.key], now.words[field.key]];
    return was === is ? [] : [{ field, parts: compare(was, is, segmenter) }];
  });
}
