import { diffArrays } from 'diff';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { type Block, listBlocks } from '@/lib/publications/publication-body';
import { type BodyTexts, type Field, listDraftFields, toWords } from './draft-fields';

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
  /** Its text, where its link leads, or the image of its block, whose parts are ids. */
  of: 'text' | 'address' | 'image';
  parts: Part[];
}

/** Texts of one language by field; blocks keep their names when they move. */
function open({ kind, data, texts }: Version, locale: Locale) {
  const given = texts[locale];
  const body = Array.isArray(given.body) ? given.body.map(String) : [];
  const blocks = listBlocks(data.body as Block[] | undefined, body.length);
  const { descriptions, links } = given as Pick<BodyTexts, 'descriptions' | 'links'>;
  return {
    fields: listDraftFields(kind, blocks),
    words: toWords(kind, blocks, { ...given, body, descriptions, links }),
  };
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

/** Where the link of a field leads, in every language; '' for a field without one. */
const readAddress = ({ part, block, link }: Field) =>
  link?.address ?? (part === 'block' ? block?.address : undefined) ?? '';

const readImage = ({ part, block }: Field) => (part === 'block' ? block?.image : undefined) ?? '';

/** An address or an id has no words: it is replaced as a whole. */
function compareWholes(was: string, is: string): Part[] {
  const parts: Part[] = [
    { text: was, change: 'removed' },
    { text: is, change: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/**
 * The fields whose texts differ in a language, or whose addresses or images do, in the order of the later version, and
 * then those that it lacks.
 */
export function compareVersions(before: Version, after: Version, locale: Locale): FieldChange[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const [old, now] = [open(before, locale), open(after, locale)];
  const removed = old.fields.filter(({ key }) => !now.fields.some((field) => field.key === key));
  const compareBy = (
    of: 'address' | 'image',
    read: (field: Field) => string,
    key: string,
  ): Omit<FieldChange, 'field'>[] => {
    const [was = '', is = ''] = [old, now].map(
      ({ fields }) => fields.filter((field) => field.key === key).map(read)[0] ?? '',
    );
    return was === is ? [] : [{ of, parts: compareWholes(was, is) }];
  };
  return [...now.fields, ...removed].flatMap((field): FieldChange[] => {
    const { key } = field;
    const [was = '', is = ''] = [old.words[key], now.words[key]];
    return [
      ...(was === is ? [] : [{ field, of: 'text' as const, parts: compare(was, is, segmenter) }]),
      ...[...compareBy('image', readImage, key), ...compareBy('address', readAddress, key)].map((change) => ({
        field,
        ...change,
      })),
    ];
  });
}
