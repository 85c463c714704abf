import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { BlockKind } from './kinds';

/** Kinds whose text may contain links. */
const LINKED: readonly BlockKind[] = ['paragraph', 'list'];
export const mayHaveLinks = (kind: BlockKind) => LINKED.includes(kind);

/** Links in all blocks of a body. */
export const MAX_LINKS = 30;
/** Length in graphemes. */
export const PHRASE_LENGTH = 200;

/** A page of the portal without its language, which is that of the reader, or an address of another site. */
const ADDRESS = new RegExp(
  `^(https://[^\\s"'<>\\\\]+|/(?!(?:${LOCALE_CODES.join('|')})(?:[/?#]|$))([\\w-]+(/[\\w-]+)*)?([?#][^\\s"'<>\\\\]*)?)$`,
  'i',
);
export const isLinkAddress = (text: string) => text.length <= 500 && ADDRESS.test(text);

/** A link inside a text: its address is the same in all languages, and each language has its own phrase. */
export const paragraphLink = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{1,20}$/),
  address: z.string().refine(isLinkAddress, 'expected https://… or the path of a page without its language'),
});
export type ParagraphLink = z.infer<typeof paragraphLink>;

/** A part of a text, with an address if it is a link. */
export interface Piece {
  text: string;
  address?: string;
}

interface Place {
  start: number;
  end: number;
  address: string;
}

/** The first occurrence of a phrase that shares no character with a link before it. */
function findPlace(line: string, phrase: string, taken: readonly Place[]): number {
  const isFree = (at: number) => taken.every(({ start, end }) => at + phrase.length <= start || at >= end);
  let at = line.indexOf(phrase);
  while (at !== -1 && !isFree(at)) at = line.indexOf(phrase, at + 1);
  return at;
}

function cut(line: string, places: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, address } of places.toSorted((left, right) => left.start - right.start)) {
    pieces.push({ text: line.slice(from, start) }, { text: line.slice(start, end), address });
    from = end;
  }
  return [...pieces, { text: line.slice(from) }].filter(({ text }) => text !== '');
}

/**
 * The lines of a text with their links. A phrase is a link where it first occurs, letter for letter.
 * @param phrases by the id of the link
 * @returns also the ids of the links whose phrase does not occur, or only inside another link
 */
export function placeLinks(
  lines: readonly string[],
  links: readonly ParagraphLink[] = [],
  phrases: Readonly<Record<string, string>> = {},
): { lines: Piece[][]; missing: string[] } {
  const places = lines.map((): Place[] => []);
  const missing = links.filter(({ id, address }) => {
    const phrase = phrases[id]?.trim();
    if (!phrase) return true;
    const found = lines.findIndex((line, index) => {
      const start = findPlace(line, phrase, places[index] ?? []);
      if (start !== -1) places[index]?.push({ start, end: start + phrase.length, address });
      return start !== -1;
    });
    return found === -1;
  });
  return {
    lines: lines.map((line, index) => cut(line, places[index] ?? [])),
    missing: missing.map(({ id }) => id),
  };
}
