import type { UploaderWords } from '@/lib/forms/files/uploader-words';
import type { DayPart } from '@/lib/forms/rules/day';
import type { Locale } from '@/lib/i18n/locales';

/** The words of a day's three controls, and of the calendar that helps. */
export interface DayWords extends Record<DayPart, string> {
  calendar: string;
  /** In which the chosen day is said. */
  locale: Locale;
}

/** The names of the three controls, from the messages of all forms. */
export function readDayParts(read: (key: `day.${DayPart}`) => string): Record<DayPart, string> {
  return { day: read('day.day'), month: read('day.month'), year: read('day.year') };
}

/** The words of one question; `errors` by code, `required` among them. */
export interface FieldTexts {
  label: string;
  hint?: string;
  options?: { value: string; label: string }[];
  errors: Record<string, string>;
  /** What the question's check can say, by the key of the verdict. */
  checks?: Record<string, string>;
  /** What the uploader of a question that is answered with files says. */
  uploader?: UploaderWords;
  /** What a question that asks for a day says besides. */
  day?: DayWords;
  /** Label of the calling code of a number that is asked for with two controls. */
  code?: string;
}

/** Every word that a form shows, as plain data for the browser: no message file travels with it. */
export interface FormTexts {
  sections: Record<string, string>;
  /** What stands below the heading of a section that has a lead. */
  leads: Record<string, string>;
  fields: Record<string, FieldTexts>;
  next: string[];
  common: Record<CommonText, string>;
}

/** Words that are the same for all forms, by their key in `messages/<locale>/forms.json`. */
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
