import 'server-only';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { cleanPages } from './clean-objects.ts';
import { LooseWords } from './find-loose-words.ts';

export interface BlindTask {
  content: Uint8Array;
  /** The title of the copy, which its readers see instead of the author's. */
  title: string;
  /** Numbers of pages, from 1. */
  leftOut: readonly number[];
  /** Words to search for in the bytes of the copy. */
  words: readonly string[];
}

export interface BlindPages {
  /** Null if no page is left. */
  content: Uint8Array | null;
  /** Number of pages of the original. */
  pages: number;
  /** The pages of the copy by their numbers in the original: their text, and words in bytes that are not text. */
  kept: { page: number; text: string; words: string[] }[];
}

async function readTexts(content: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(content), { enableXfa: false, verbosity: 0 });
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  await pdf.loadingTask.destroy();
  return texts;
}

/**
 * A new document that contains what draws the pages of another one and nothing else: no annotation, attachment,
 * outline, form, metadata or structure. What is unlinked before the pages are copied is not in the bytes of the copy.
 */
export async function copyPages({ content, title, leftOut, words }: BlindTask): Promise<BlindPages> {
  const original = await PDFDocument.load(content, { updateMetadata: false });
  const all = original.getPages();
  const numbers = all.map((_page, index) => index + 1).filter((number) => !leftOut.includes(number));
  if (numbers.length === 0) return { content: null, pages: all.length, kept: [] };
  cleanPages(
    original.context,
    all.map(({ node }) => node),
  );
  const copy = await PDFDocument.create({ updateMetadata: false });
  copy.setTitle(title);
  const indices = numbers.map((number) => number - 1);
  for (const page of await copy.copyPages(original, indices)) copy.addPage(page);
  const bytes = await copy.save({ useObjectStreams: false, updateFieldAppearances: false });
  const texts = await readTexts(bytes);
  const loose = new LooseWords(words);
  const found = copy.getPages().map(({ node }) => loose.find(node, (ref) => copy.context.lookup(ref)));
  return {
    content: bytes,
    pages: all.length,
    kept: numbers.map((page, index) => ({
      page,
      text: texts[index] ?? '',
      words: [...(found[index] ?? [])],
    })),
  };
}
