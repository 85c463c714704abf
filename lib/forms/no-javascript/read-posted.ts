import { toGregorianDay } from '@/lib/forms/rules/calendars';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedFields } from './no-javascript-form';

/** A posted day, in one control or three and in any calendar, as a Gregorian day. */
export const readGregorianDay = (name: string, texts: URLSearchParams): string =>
  toGregorianDay(readPostedDay(name, texts));

/** The row that a form changes, in the version that its reader has seen. */
export const readTarget = ({ texts }: PostedFields) => ({
  id: texts.get('id') ?? '',
  version: Number(texts.get('version')),
});
