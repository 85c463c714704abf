import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';

const texts = z.array(z.string().min(1)).min(1).optional();

/** A part of a document's full text, in display order: paragraphs, points, boxes to tick, lines to fill in. */
const section = z.strictObject({
  title: z.string().min(1),
  paragraphs: texts,
  points: texts,
  ticks: texts,
  lines: texts,
});
export type DocumentSection = z.infer<typeof section>;

/** From `seed/document-texts/<locale>.json`; title, summary and introduction are in `seed/document.json`. */
export function readDocumentTexts(locale: Locale): Record<string, DocumentSection[]> {
  const file = join('lib', 'content', 'seed', 'document-texts', `${locale}.json`);
  return z.record(z.string(), z.array(section)).parse(JSON.parse(readFileSync(file, 'utf8')));
}
