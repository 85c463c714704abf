import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { countCharacters } from './count-characters';

/** The texts of a page that editors may override. */
export type MetaField = 'title' | 'description' | 'card';

export const META_FIELDS: readonly MetaField[] = ['title', 'description', 'card'];

/** In characters, without the site's name: search engines cut longer texts and replace shorter ones. */
export const META_LENGTHS: Readonly<Record<MetaField, { min: number; max: number }>> = {
  title: { min: 2, max: 60 },
  description: { min: 50, max: 160 },
  card: { min: 2, max: 80 },
};

export function judgeLength(field: MetaField, text: string): 'short' | 'long' | null {
  const length = countCharacters(text);
  if (length < META_LENGTHS[field].min) return 'short';
  return length > META_LENGTHS[field].max ? 'long' : null;
}

const KEYS = ROUTES.map(({ key }) => key) as [RouteKey, ...RouteKey[]];
/** Control characters and bidirectional marks are invisible in a title and can reorder the text after it. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

function hidesMarks(text: string): boolean {
  return HIDDEN.test(text);
}

export type TextFault = 'tooShort' | 'tooLong' | 'forbiddenCharacters';

/** What is wrong with an editor's text; null for a valid one. */
export function judgeText(field: MetaField, text: string): TextFault | null {
  if (hidesMarks(text)) return 'forbiddenCharacters';
  const length = judgeLength(field, text);
  if (length === null) return null;
  return length === 'short' ? 'tooShort' : 'tooLong';
}

function textOf(field: MetaField) {
  const { min, max } = META_LENGTHS[field];
  return z
    .string()
    .trim()
    .refine((text) => [...text].length >= min, `at least ${min} characters`)
    .refine((text) => [...text].length <= max, `at most ${max} characters`)
    .refine((text) => !hidesMarks(text), 'no line breaks and no marks that change the direction')
    .nullable();
}

const schema = z
  .strictObject({
    route: z.enum(KEYS, 'no page has this key'),
    locale: z.enum(LOCALE_CODES as [string, ...string[]], 'not a language of the portal'),
    title: textOf('title').default(null),
    description: textOf('description').default(null),
    card: textOf('card').default(null),
  })
  .refine(({ title, description, card }) => title ?? description ?? card, 'nothing is overridden');

/** An editor's replacements for a page's texts in one language; null keeps the page's own text. */
export type MetaOverride = Pick<z.infer<typeof schema>, MetaField> & { route: string; locale: string };

/** @throws Error that names each error */
export function parseMetaOverride(value: unknown): MetaOverride {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error(errors.join('; '));
}
