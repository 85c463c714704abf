import { toGregorianDay } from '@/lib/forms/rules/calendars';
import { readPostedDay } from '@/lib/forms/rules/day';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { PostedFields } from './no-javascript-form';

/** A posted text without the spaces around it; empty if the form has no such field. */
export const readText = ({ texts }: PostedFields, name: string): string => (texts.get(name) ?? '').trim();

/** A posted day, in one control or three and in any calendar, as a Gregorian day. */
export const readGregorianDay = (name: string, texts: URLSearchParams): string =>
  toGregorianDay(readPostedDay(name, texts));

/** A number as typed, also in Arabic or Persian digits; any other text unchanged, which the schema refuses. */
export function readNumber(text: string | null | undefined): number | string {
  const typed = toLatinDigits(text ?? '')
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  const number = Number(typed);
  return typed === '' || Number.isNaN(number) ? (text ?? '') : number;
}

/** The row that a form changes, in the version that its reader has seen. */
export const readTarget = ({ texts }: PostedFields) => ({
  id: texts.get('id') ?? '',
  version: Number(texts.get('version')),
});
