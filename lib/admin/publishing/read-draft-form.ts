import type { z } from 'zod';
import { isLocale } from '@/lib/i18n/locales';
import type { BlockChange } from '@/lib/publications/drafts/change-publication-draft';
import { IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';
import { BLOCK_KINDS } from '@/lib/publications/kinds';
import type { saveDraftBody } from './schemas';

/** The names of controls are the paths of the body, so that its errors find them. */
export const WORDS_CONTROL = (key: string) => `words.${key}`;
export const ADDRESS_CONTROL = (block: string) => `addresses.${block}`;
export const LINK_CONTROL = (link: string) => `links.${link}`;
export const IMAGE_CONTROL = (block: string) => `images.${block}`;

/** The search words for the image of a block; the value of the search button is the block. */
export const FIND_CONTROL = 'find';
export const FIND_WORDS_CONTROL = (block: string) => `${FIND_CONTROL}.${block}`;

const pick = (texts: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...texts]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, text]) => [name.slice(prefix.length), text]),
  );

/** Changes of a block or link that exists. */
const PLACED_CHANGES = ['up', 'down', 'remove', 'link', 'unlink'] as const;

function readBlockChange(texts: URLSearchParams): BlockChange | undefined {
  const [change, block = ''] = (texts.get('block') ?? '').split(' ');
  const known = PLACED_CHANGES.find((name) => name === change);
  if (known) return { change: known, block };
  const kind = BLOCK_KINDS.find((name) => name === texts.get('addKind'));
  return change === 'add' && kind ? { change, kind, after: texts.get('addAfter') ?? '' } : undefined;
}

/** The block whose image is searched for, and the words: of the button that was pressed, else of the last field. */
export function readFind(texts: URLSearchParams): { block: string; words: string } | null {
  const entered = Object.entries(pick(texts, FIND_WORDS_CONTROL(''))).filter(
    ([, words]) => words.trim() !== '',
  );
  const pressed = texts.get(FIND_CONTROL);
  const [block, words] = (pressed ? entered.find(([id]) => id === pressed) : entered.at(-1)) ?? [];
  return block && words ? { block, words: words.trim().slice(0, IMAGE_SEARCH_LENGTH) } : null;
}

/** The body of a save, from the form of one language. @param isPosted false while its editor is still writing */
export function readDraftForm(texts: URLSearchParams, isPosted: boolean): z.input<typeof saveDraftBody> {
  const locale = texts.get('locale') ?? undefined;
  return {
    id: texts.get('id') ?? '',
    version: Number(texts.get('version')),
    locale: isLocale(locale) ? locale : 'ar',
    words: pick(texts, WORDS_CONTROL('')),
    confirmed: texts.getAll('confirmed'),
    addresses: pick(texts, ADDRESS_CONTROL('')),
    links: pick(texts, LINK_CONTROL('')),
    images: pick(texts, IMAGE_CONTROL('')),
    blockChange: isPosted ? readBlockChange(texts) : undefined,
    splitsParagraphs: isPosted,
  };
}
