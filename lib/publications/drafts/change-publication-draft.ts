import type { Locale } from '@/lib/i18n/locales';
import type { BlockKind } from '@/lib/publications/kinds';
import { MAX_LINKS, mayHaveLinks } from '@/lib/publications/paragraph-links';
import { type Block, hasAddress, listLinks, MAX_BLOCKS } from '@/lib/publications/publication-body';
import { keyOfBlock, listFields, readParagraphs, type Words } from './fields';
import { type Draft, digest } from './publication-draft';

/**
 * A change of the blocks; `after` is the block before the new one, empty for the start of the body. `link` adds a link
 * to the text of a block, `unlink` removes the link `block`.
 */
export type BlockChange =
  | { change: 'add'; kind: BlockKind; after: string }
  | { change: 'up' | 'down' | 'remove' | 'link' | 'unlink'; block: string };

export interface DraftChange {
  locale: Locale;
  words: Words;
  /** Fields whose translation is still right for the Arabic text, or is meant to be the same. */
  confirmed: readonly string[];
  addresses: Readonly<Record<string, string>>;
  /** The addresses of links inside texts. */
  links: Readonly<Record<string, string>>;
  /** The images of image blocks; '' for none. */
  images: Readonly<Record<string, string>>;
  blockChange?: BlockChange | undefined;
  /** Makes paragraphs of texts that contain empty lines. */
  splitsParagraphs: boolean;
}

/** @param makeId a new id for each block */
type MakeId = () => string;

function move(blocks: readonly Block[], id: string, by: 1 | -1): Block[] {
  const from = blocks.findIndex((block) => block.id === id);
  const to = from + by;
  const [moved, other] = [blocks[from], blocks[to]];
  if (!moved || !other) return [...blocks];
  return blocks.with(from, other).with(to, moved);
}

function addLink(blocks: readonly Block[], id: string, makeId: MakeId): Block[] {
  if (listLinks(blocks).length >= MAX_LINKS) return [...blocks];
  return blocks.map((block) =>
    block.id === id && mayHaveLinks(block.kind)
      ? { ...block, links: [...(block.links ?? []), { id: makeId(), address: '/' }] }
      : block,
  );
}

function removeLink({ links = [], ...block }: Block, id: string): Block {
  const kept = links.filter((link) => link.id !== id);
  return kept.length > 0 ? { ...block, links: kept } : block;
}

function changeBlocks(blocks: readonly Block[], wanted: BlockChange, makeId: MakeId): Block[] {
  if (wanted.change === 'remove')
    return blocks.length === 1 ? [...blocks] : blocks.filter(({ id }) => id !== wanted.block);
  if (wanted.change === 'link') return addLink(blocks, wanted.block, makeId);
  if (wanted.change === 'unlink') return blocks.map((block) => removeLink(block, wanted.block));
  if (wanted.change !== 'add') return move(blocks, wanted.block, wanted.change === 'up' ? -1 : 1);
  if (blocks.length >= MAX_BLOCKS) return [...blocks];
  const { kind } = wanted;
  const block = { id: makeId(), kind, ...(hasAddress(kind) ? { address: '/' } : {}) };
  const at = blocks.findIndex(({ id }) => id === wanted.after) + 1;
  return blocks.toSpliced(at, 0, block);
}

/**
 * Pasted paragraphs: in Arabic each becomes a block; in other languages they fill the empty paragraphs that follow, and
 * stay together if there are too few.
 */
function splitPasted(
  { blocks, words }: Draft,
  locale: Locale,
  makeId: MakeId,
): Pick<Draft, 'blocks'> & { own: Words } {
  const own: Record<string, string> = { ...words[locale] };
  const all: Block[] = [...blocks];
  for (const { id, kind } of blocks) {
    const [first = '', ...rest] = kind === 'paragraph' ? readParagraphs(own[keyOfBlock(id)] ?? '') : [];
    const at = all.findIndex((block) => block.id === id) + 1;
    if (rest.length === 0) continue;
    if (locale === 'ar' && all.length + rest.length <= MAX_BLOCKS)
      all.splice(at, 0, ...rest.map((): Block => ({ id: makeId(), kind: 'paragraph' })));
    const next = all.slice(at, at + rest.length);
    const isFree = (block: Block) => block.kind === 'paragraph' && !own[keyOfBlock(block.id)]?.trim();
    if (next.length < rest.length || !next.every(isFree)) continue;
    own[keyOfBlock(id)] = first;
    for (const [index, block] of next.entries()) own[keyOfBlock(block.id)] = rest[index] ?? '';
  }
  return { blocks: all, own };
}

function readOwn(draft: Draft, { locale, words }: DraftChange): Words {
  const fields = listFields(draft.kind, draft.blocks);
  const given = fields.flatMap(({ key, shape }) => {
    const text = words[key];
    if (text === undefined) return [];
    return [[key, shape === 'line' ? text.replaceAll(/\s+/g, ' ').trim() : text.trimEnd()] as const];
  });
  return { ...draft.words[locale], ...Object.fromEntries(given) };
}

/** Marks the texts that were written or confirmed now; merely saving a page marks nothing. */
function markSeen(before: Draft, after: Draft, { locale, confirmed }: DraftChange): Words {
  const marks = listFields(after.kind, after.blocks).flatMap(({ key }) => {
    const text = after.words[locale][key] ?? '';
    const arabic = after.words.ar[key] ?? '';
    const isWritten = text !== (before.words[locale][key] ?? '') && text.trim() !== arabic.trim();
    return isWritten || confirmed.includes(key) ? [[key, digest(arabic)] as const] : [];
  });
  return { ...before.seen[locale], ...Object.fromEntries(marks) };
}

/** A block with the addresses or the image that were chosen for it. */
function pointBlock(block: Block, { addresses, links, images }: DraftChange): Block {
  const address = addresses[block.id]?.trim();
  if (hasAddress(block.kind) && address) return { ...block, address };
  if (block.links)
    return {
      ...block,
      links: block.links.map((link) => ({ ...link, address: links[link.id] ?? link.address })),
    };
  const image = images[block.id];
  if (block.kind !== 'image' || image === undefined) return block;
  const { image: _former, ...rest } = block;
  return image === '' ? rest : { ...rest, image };
}

/** The draft after a save of one language. */
export function changeDraft(before: Draft, wanted: DraftChange, makeId: MakeId): Draft {
  const { locale, blockChange, splitsParagraphs } = wanted;
  const addressed = before.blocks.map((block) => pointBlock(block, wanted));
  const written = {
    ...before,
    blocks: addressed,
    words: { ...before.words, [locale]: readOwn(before, wanted) },
  };
  const { blocks, own } = splitsParagraphs
    ? splitPasted(written, locale, makeId)
    : { blocks: addressed, own: written.words[locale] };
  const after = { ...written, blocks, words: { ...written.words, [locale]: own } };
  return {
    ...after,
    blocks: blockChange ? changeBlocks(blocks, blockChange, makeId) : blocks,
    seen: { ...before.seen, [locale]: markSeen(before, after, wanted) },
  };
}
