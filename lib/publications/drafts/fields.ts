import type { PublicationKind } from '@/lib/publications/kinds';
import { type Block, readLines } from '@/lib/publications/publication-body';

/** The texts of one language as an editor writes them, by field. */
export type Words = Readonly<Record<string, string>>;

type Part = 'place' | 'requirements' | 'steps' | 'terms';
/** `lines` is a list with one item a line; `steps` has paragraphs, whose first line is the title of the step. */
type Shape = 'line' | 'text' | 'lines' | 'steps';

export interface Field {
  key: string;
  part: 'title' | 'summary' | 'block' | Part;
  shape: Shape;
  /** Graphemes. */
  max: number;
  /** The block that the field is the text of, and its position. */
  block?: Block & { index: number };
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

export function listFields(kind: PublicationKind, blocks: readonly Block[]): Field[] {
  return [
    { key: 'title', part: 'title', shape: 'line', max: 160 },
    { key: 'summary', part: 'summary', shape: 'text', max: 400 },
    ...blocks.map(
      (block, index): Field => ({
        key: keyOfBlock(block.id),
        part: 'block',
        shape: 'text',
        max: 5000,
        block: { ...block, index },
      }),
    ),
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
  const fields = listFields(kind, blocks);
  const named = fields.filter(({ part }) => part !== 'block').map((field) => [field.key, read(field)]);
  const body = fields.filter(({ part }) => part === 'block').map((field) => String(read(field)));
  return { ...(Object.fromEntries(named) as { title: string; summary: string }), body };
}

function write(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  const steps = value.map((item: string | { title: string; text: string }) =>
    typeof item === 'string' ? item : `${item.title}\n${item.text}`,
  );
  return steps.join(typeof value[0] === 'object' ? '\n\n' : '\n');
}

/** The words of texts in the import format. */
export function toWords(kind: PublicationKind, blocks: readonly Block[], texts: { body: string[] }): Words {
  const given: Readonly<Record<string, unknown>> = { ...texts };
  const entries = listFields(kind, blocks).map(({ key, block }) => [
    key,
    block ? (texts.body[block.index] ?? '') : write(given[key]),
  ]);
  return Object.fromEntries(entries);
}
