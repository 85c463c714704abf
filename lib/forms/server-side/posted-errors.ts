import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** A control of an HTML form without definition: its label, and the limits in its error messages. */
interface NativeControl {
  label: string;
  /** Message for a missing value; by default a general one. */
  required?: string;
  /** Message for a value that does not match its pattern. */
  pattern?: string;
  min?: number | string;
  max?: number;
}

export interface PostedErrors {
  /** For display beside the control; undefined without an error. */
  of(name: string): string | undefined;
  lines: { fieldId: string; message: string }[];
}

/** Codes with a text in `messages/<locale>/forms.json` below `errors` that fits every control. */
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
 * @param flash outcome of the post; null without one
 * @param controls by name, which is also the control's id
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
