import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** A control of an HTML form that no definition describes: what it is called, and the limits that its errors name. */
interface NativeControl {
  label: string;
  /** What is said where it is left out; a general sentence otherwise. */
  required?: string;
  /** What is said where it has not the form that it must have. */
  pattern?: string;
  min?: number | string;
  max?: number;
}

/** What was wrong with a plain post, in words. */
export interface PostedErrors {
  /** Beside the control; undefined where nothing is wrong with it. */
  of(name: string): string | undefined;
  /** For the summary: each line names its control. */
  lines: { fieldId: string; message: string }[];
}

/** Codes whose text stands in `messages/<locale>/forms.json` below `errors` and fits every control. */
const CODES = [
  'required',
  'tooShort',
  'tooLong',
  'forbiddenCharacters',
  'date',
  'tooEarly',
  'choice',
] as const;

/**
 * The words for what was wrong with a post of the back office or of a request's sender.
 * @param flash what the post left; null where there was none
 * @param controls by name, which is the control's id too
 */
export async function loadPostedErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
  controls: Readonly<Record<string, NativeControl>>,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'forms');
  const read = (name: string): string | undefined => {
    const code = flash?.errors[name];
    if (!code) return undefined;
    const { min = 0, max = 0, required, pattern } = controls[name] ?? {};
    if (code === 'required' && required) return required;
    if (code === 'pattern' && pattern) return pattern;
    const known = CODES.find((candidate) => candidate === code);
    return known ? t(`errors.${known}`, { min, max }) : t('otherError');
  };
  const lines = Object.entries(controls).flatMap(([name, { label }]) => {
    const message = read(name);
    return message ? [{ fieldId: name, message: `${label}: ${message}` }] : [];
  });
  return { of: read, lines };
}
