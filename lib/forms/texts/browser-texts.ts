import type { UploaderTexts } from '@/lib/forms/files/uploader-texts';
import type { DayPart } from '@/lib/forms/rules/day';
import type { Locale } from '@/lib/i18n/locales';

export interface DayTexts extends Record<DayPart, string> {
  calendar: string;
  /** Language in which the chosen day is written. */
  locale: Locale;
}

export function readDayParts(read: (key: `day.${DayPart}`) => string): Record<DayPart, string> {
  return { day: read('day.day'), month: read('day.month'), year: read('day.year') };
}

/** The texts of one question; `errors` by code, including `required`. */
export interface FieldTexts {
  label: string;
  hint?: string;
  options?: { value: string; label: string; isEnded?: true }[];
  errors: Record<string, string>;
  /** Results of the question's check, by the key of the verdict. */
  checks?: Record<string, string>;
  uploader?: UploaderTexts;
  day?: DayTexts;
  code?: string;
}

/** All texts of a form as plain data for the browser, so that no message file is sent. */
export interface FormTexts {
  sections: Record<string, string>;
  leads: Record<string, string>;
  fields: Record<string, FieldTexts>;
  next: string[];
  common: Record<CommonText, string>;
}

/** Texts shared by all forms, by their key in `messages/<locale>/forms.json`. */
export const COMMON = [
  'optional',
  'choose',
  'errorPrefix',
  'summary',
  'otherError',
  'filesAgain',
  'actions.check',
  'actions.send',
  'actions.change',
  'actions.changeOne',
  'actions.retry',
  'actions.sending',
  'actions.kept',
  'check.title',
  'check.lead',
  'check.nothing',
  'check.yes',
  'failure.unreachableTitle',
  'failure.unreachable',
  'failure.refusedTitle',
  'failure.kept',
  'done.title',
  'done.text',
  'done.textWithoutNumber',
  'done.checkingTitle',
  'done.checkingText',
  'done.reference',
  'done.receivedAt',
  'done.nextTitle',
  'done.keep',
  'done.follow',
  'done.copy',
  'done.copied',
  'done.print',
  'done.back',
  'signIn.button',
] as const;

export type CommonText = (typeof COMMON)[number];

/** The text of an error; a code that only an external API knows gets a general one. */
export function readError({ fields, common }: FormTexts, name: string, code: string): string {
  return fields[name]?.errors[code] ?? fields[name]?.checks?.[code] ?? common.otherError;
}
