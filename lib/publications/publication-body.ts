import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { BLOCK_KINDS, type BlockKind } from './kinds';
import { MAX_LINKS, mayHaveLinks, paragraphLink } from './paragraph-links';

/** Kinds whose text is the name of an address. */
const ADDRESSED: readonly BlockKind[] = ['link', 'file'];
export const hasAddress = (kind: BlockKind) => ADDRESSED.includes(kind);

export const MAX_BLOCKS = 60;

/** A page or file of the portal, or an address of another site; no other scheme is a link. */
const ADDRESS = /^(https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

const block = z
  .strictObject({
    /** Names the block in every language; never changes. */
    id: z.string().regex(/^[a-z0-9]{1,20}$/),
    kind: z.enum(BLOCK_KINDS),
    address: z.string().max(500).regex(ADDRESS, 'expected https://… or a path of the portal').optional(),
    /** The id of a stored image; without one an image block of a draft waits for its image. */
    image: z.uuid('expected the id of an image').optional(),
    links: z.array(paragraphLink).min(1).max(MAX_LINKS).optional(),
  })
  .refine(({ kind, address }) => hasAddress(kind) === (address !== undefined), {
    path: ['address'],
    error: 'links and files have an address, and no other block has one',
  })
  .refine(({ kind, image }) => (kind === 'image') === (image !== undefined), {
    path: ['image'],
    error: 'image blocks have an image, and no other block has one',
  })
  .refine(({ kind, links }) => links === undefined || mayHaveLinks(kind), {
    path: ['links'],
    error: 'only paragraphs and lists have links',
  });
export type Block = z.infer<typeof block>;

/** The links inside the texts of a body. */
export const listLinks = (blocks: readonly Block[]) => blocks.flatMap(({ links }) => links ?? []);

const listIds = (blocks: readonly Block[]) => [...blocks, ...listLinks(blocks)].map(({ id }) => id);

/** The blocks of a body, the same in all languages; without them every text is a paragraph. */
export const skeleton = z
  .array(block)
  .min(1)
  .max(MAX_BLOCKS)
  .refine((blocks) => new Set(listIds(blocks)).size === listIds(blocks).length, {
    error: 'two blocks or links have the same id',
  })
  .refine((blocks) => listLinks(blocks).length <= MAX_LINKS, {
    error: `a body has at most ${MAX_LINKS} links`,
  });

export const isAddress = (text: string) => text.length <= 500 && ADDRESS.test(text);

export const listImages = (blocks: readonly Block[] | undefined): string[] =>
  (blocks ?? []).flatMap(({ image }) => image ?? []);

/** The items of a list, one a line. */
export const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The parts of a text that are searched for its links. */
export const readLinkedLines = (kind: BlockKind, text: string) =>
  kind === 'list' ? readLines(text) : [text];

export interface TableText {
  caption: string;
  columns: string[];
  rows: string[][];
}

const readCells = (line: string) => line.split('|').map((cell) => cell.trim());

/**
 * A table as text: its caption, its column titles and its rows, one a line, with `|` between cells.
 * @returns null if a part is missing or rows have different numbers of cells
 */
export function readTable(text: string): TableText | null {
  const [caption = '', head = '', ...lines] = readLines(text);
  const columns = readCells(head);
  const rows = lines.map(readCells);
  const isWhole =
    rows.length > 0 && columns.length > 1 && rows.every((cells) => cells.length === columns.length);
  return caption && isWhole && new Set(columns).size === columns.length ? { caption, columns, rows } : null;
}

/** The blocks of a body of this length. */
export function listBlocks(given: readonly Block[] | undefined, length: number): Block[] {
  if (given?.length === length) return [...given];
  return Array.from({ length }, (_, index) => ({ id: `p${index + 1}`, kind: 'paragraph' }));
}

/** The texts that are not the table that their block needs: every language has as many rows and columns as Arabic. */
export function listTableErrors(
  blocks: readonly Block[],
  bodyOf: (locale: Locale) => readonly string[],
): { locale: Locale; index: number }[] {
  const sizeOf = (locale: Locale, index: number) => {
    const table = readTable(bodyOf(locale)[index] ?? '');
    return table && `${table.columns.length} × ${table.rows.length}`;
  };
  const isWrong = (locale: Locale, index: number) => {
    const size = sizeOf(locale, index);
    return size === null || size !== sizeOf('ar', index);
  };
  return blocks.flatMap(({ kind }, index) =>
    kind === 'table'
      ? LOCALE_CODES.filter((locale) => isWrong(locale, index)).map((locale) => ({ locale, index }))
      : [],
  );
}
