import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { BlockKind } from '@/lib/publications/kinds';
import { MAX_LINKS, mayHaveLinks } from '@/lib/publications/paragraph-links';
import { type Block, hasAddress, listLinks, MAX_BLOCKS } from '@/lib/publications/publication-body';
import { keyOfBlock, listDraftFields, type Words } from './draft-fields';
import { isPastedKind, type Part, readParts } from './pasted-parts';
import { digest, type PublicationDraft } from './publication-draft';

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
  /** Makes blocks of texts that contain empty lines, headings, lists or tables. */
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

/** True for a block without a text in the other languages. */
const isBlank = ({ words }: PublicationDraft, { id }: Block, except: Locale) =>
  LOCALE_CODES.every((locale) => locale === except || !words[locale][keyOfBlock(id)]?.trim());

/**
 * The blocks of the parts of an Arabic paragraph; null if there is no room. A paragraph with a translation or a link
 * keeps its kind.
 */
function toBlocks(
  draft: PublicationDraft,
  block: Block,
  parts: readonly Part[],
  makeId: MakeId,
): Block[] | null {
  const [first] = parts;
  if (block.kind !== 'paragraph' || !first) return null;
  if (draft.blocks.length + parts.length - 1 > MAX_BLOCKS) return null;
  const isKept = first.kind === 'paragraph';
  if (!isKept && (block.links || !isBlank(draft, block, 'ar'))) return null;
  return parts.map(({ kind }, index) => (index === 0 && isKept ? block : { id: makeId(), kind }));
}

/**
 * Pasted texts: in Arabic each part becomes a block; in other languages the parts fill the empty blocks of their kinds
 * that follow, and stay together if there are none.
 */
function splitPasted(
  draft: PublicationDraft,
  locale: Locale,
  makeId: MakeId,
): Pick<PublicationDraft, 'blocks'> & { own: Words } {
  let { blocks } = draft;
  const own: Record<string, string> = { ...draft.words[locale] };
  for (const block of draft.blocks.filter(({ kind }) => isPastedKind(kind))) {
    const key = keyOfBlock(block.id);
    const parts = readParts(own[key] ?? '', own.title ?? '');
    if (parts.length === 0 || (parts.length === 1 && parts[0]?.kind === 'paragraph')) continue;
    const at = blocks.indexOf(block);
    const made = locale === 'ar' ? toBlocks({ ...draft, blocks }, block, parts, makeId) : null;
    if (made) blocks = blocks.toSpliced(at, 1, ...made);
    const filled = blocks.slice(at, at + parts.length);
    const isFree = ({ id, kind }: Block, index: number) =>
      kind === parts[index]?.kind && (id === block.id || !own[keyOfBlock(id)]?.trim());
    if (filled.length < parts.length || !filled.every(isFree)) continue;
    delete own[key];
    for (const [index, { id }] of filled.entries()) own[keyOfBlock(id)] = parts[index]?.text ?? '';
  }
  return { blocks: [...blocks], own };
}

function readOwn(draft: PublicationDraft, { locale, words }: DraftChange): Words {
  const fields = listDraftFields(draft.kind, draft.blocks);
  const given = fields.flatMap(({ key, shape }) => {
    const text = words[key];
    if (text === undefined) return [];
    return [[key, shape === 'line' ? text.replaceAll(/\s+/g, ' ').trim() : text.trimEnd()] as const];
  });
  return { ...draft.words[locale], ...Object.fromEntries(given) };
}

/** Marks the texts that were written or confirmed now; merely saving a page marks nothing. */
function markSeen(
  before: PublicationDraft,
  after: PublicationDraft,
  { locale, confirmed }: DraftChange,
): Words {
  const marks = listDraftFields(after.kind, after.blocks).flatMap(({ key }) => {
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
export function changeDraft(before: PublicationDraft, wanted: DraftChange, makeId: MakeId): PublicationDraft {
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
