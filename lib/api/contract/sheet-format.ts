import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';

const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A workbook holds so many rows; the message `sheets.limit` says so. */
export const MAX_WORKBOOK_ROWS = 10_000;

/** Parameters of a call that returns a spreadsheet. A download link cannot set a header, so it names the language. */
export const SHEET_PARAMETERS = {
  format: z.enum(SHEET_FORMATS, { error: 'choice' }).default('csv'),
  language: z.enum(LOCALE_CODES, { error: 'choice' }).optional(),
};
