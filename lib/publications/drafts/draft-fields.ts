import { CAPTION_LENGTH, DESCRIPTION_LENGTH } from '@/lib/publications/images/image-rules';
import type { PublicationKind } from '@/lib/publications/kinds';
import { type ParagraphLink, PHRASE_LENGTH } from '@/lib/publications/paragraph-links';
import { type Block, readLines } from '@/lib/publications/publication-body';

/** The texts of one language as an editor writes them, by field. */
export type Words = Readonly<Record<string, string>>;

type Part = 'place' | 'requirements' | 'steps' | 'terms';
/** `lines` is a list with one item a line; `steps` has paragraphs, whose first line is the title of the step. */
type Shape = 'line' | 'text' | 'lines' | 'steps';

export interface Field {
  key: string;
  /** `description` replaces the description of the image of its block; `phrase` is the text of a link in its block. */
  part: 'title' | 'summary' | 'block' | 'description' | 'phrase' | Part;
  shape: Shape;
  /** Length in graphemes. */
  max: number;
  /** It may be empty, if it is empty in Arabic. */
  isOptional?: true;
  /** The block that the field is the text of, and its position. */
  block?: Block & { index: number };
  /** The link of a phrase, and its position in its block. */
  link?: (ParagraphLink & { index: number }) | undefined;
}

const PARTS: Record<PublicationKind, readonly { part: Part; shape: Shape; max: number }[]> = {
  news: [],
  governmentNews: [],
  document: [],
  activity: [{ part: 'place', shape: 'line', max: 120 }],
  service: [
    { part: 'requirements', shape: 'lines', max: 600 },
    { part: 'steps', shape: 'lines', max: 600 },
  ],
  offer: [{ part: 'terms', shape: 'lines', max: 600 }],
  guide: [{ part: 'steps', shape: 'steps', max: 3000 }],
};

export const keyOfBlock = (id: string) => `block-${id}`;
export const keyOfDescription = (id: string) => `description-${id}`;
export const keyOfPhrase = (id: string) => `phrase-${id}`;

/**
 * An image has a caption and a description, both optional; any other block has one text, and a phrase for each link.
 */
function listBlockFields(block: Block, index: number): Field[] {
  const place = { block: { ...block, index } };
  const text = { key: keyOfBlock(block.id), part: 'block' as const, ...place };
  if (block.kind !== 'image')
    return [
      { ...text, shape: 'text', max: 5000 },
      ...(block.links ?? []).map(
        (link, position): Field => ({
          ...place,
          key: keyOfPhrase(link.id),
          part: 'phrase',
          shape: 'line',
          max: PHRASE_LENGTH,
          link: { ...link, index: position },
        }),
      ),
    ];
  return [
    { ...text, shape: 'line', max: CAPTION_LENGTH, isOptional: true },
    {
      ...place,
      key: keyOfDescription(block.id),
      part: 'description',
      shape: 'line',
      max: DESCRIPTION_LENGTH,
      isOptional: true,
    },
  ];
}

export function listDraftFields(kind: PublicationKind, blocks: readonly Block[]): Field[] {
  return [
    { key: 'title', part: 'title', shape: 'line', max: 160 },
    { key: 'summary', part: 'summary', shape: 'text', max: 400 },
    ...blocks.flatMap(listBlockFields),
    ...PARTS[kind].map((part) => ({ key: part.part, ...part })),
  ];
}

const splitBlank = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
const readSteps = (text: string) =>
  splitBlank(text).map((step) => {
    const [title = '', ...lines] = step.split('\n');
    return { title: title.trim(), text: lines.join('\n').trim() };
  });

/** Paragraphs that are separated by empty lines. */
export const readParagraphs = splitBlank;

/** The texts of the import format. Missing words are empty texts and lists, which no publication may have. */
export function toTexts(kind: PublicationKind, blocks: readonly Block[], words: Words) {
  const read = ({ key, shape }: Field) => {
    const text = (words[key] ?? '').trim();
    if (shape === 'lines') return readLines(text);
    return shape === 'steps' ? readSteps(text) : text;
  };
  const fields = listDraftFields(kind, blocks);
  const named = fields.filter(({ block }) => !block).map((field) => [field.key, read(field)]);
  const body = fields.filter(({ part }) => part === 'block').map((field) => String(read(field)));
  const readPart = (part: Field['part']) =>
    fields.flatMap((field): [string, string][] => {
      const text = field.part === part ? String(read(field)) : '';
      const id = field.link?.id ?? field.block?.id;
      return id !== undefined && text !== '' ? [[id, text]] : [];
    });
  const [described, linked] = [readPart('description'), readPart('phrase')];
  return {
    ...(Object.fromEntries(named) as { title: string; summary: string }),
    body,
    ...(described.length > 0 ? { descriptions: Object.fromEntries(described) } : {}),
    ...(linked.length > 0 ? { links: Object.fromEntries(linked) } : {}),
  };
}

function write(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  const steps = value.map((item: string | { title: string; text: string }) =>
    typeof item === 'string' ? item : `${item.title}\n${item.text}`,
  );
  return steps.join(typeof value[0] === 'object' ? '\n\n' : '\n');
}

/** The texts from which the fields of blocks are read. */
export interface BodyTexts {
  body: string[];
  descriptions?: Readonly<Record<string, string>> | undefined;
  links?: Readonly<Record<string, string>> | undefined;
}

/** The words of texts in the import format. */
export function toWords(kind: PublicationKind, blocks: readonly Block[], texts: BodyTexts): Words {
  const given: Readonly<Record<string, unknown>> = { ...texts };
  const read = ({ key, part, block, link }: Field): string => {
    if (!block) return write(given[key]);
    if (link) return texts.links?.[link.id] ?? '';
    return (part === 'block' ? texts.body[block.index] : texts.descriptions?.[block.id]) ?? '';
  };
  return Object.fromEntries(listDraftFields(kind, blocks).map((field) => [field.key, read(field)]));
}
