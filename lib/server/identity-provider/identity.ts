import 'server-only';
import { z } from 'zod';
import { toLatinDigits } from '@/lib/i18n/digits';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { toSubject } from '@/lib/server/auth/subjects';
import { TEST_PERSONS } from './test-persons';

export interface Identity {
  subject: string;
  name: string;
}

export interface TypedIdentity {
  nationalId: string;
  fullName: string;
}

export type IdentityErrors = Partial<Record<keyof TypedIdentity, string>>;

const ARABIC_SCRIPT: ReadonlySet<Locale> = new Set(['ar', 'fa', 'ur']);

// Rules in the order in which errors are shown; messages are keys of `signOn.identityProvider.errors`.
const typed = z.object({
  nationalId: z
    .string()
    .transform((text) => toLatinDigits(text).replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, 'nationalIdRequired')
        .regex(/^\d{10}$/, 'nationalIdLength')
        .regex(/^[12]/, 'nationalIdStart'),
    ),
  fullName: z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'fullNameRequired')
        .min(2, 'fullNameLength')
        .max(100, 'fullNameLength')
        .regex(/^[\p{L}\p{M}\u200c .'’-]+$/u, 'fullNameCharacters'),
    ),
});

export function nameInScript(names: { arabic: string; latin: string }, locale: Locale): string {
  return ARABIC_SCRIPT.has(getLocaleRow(locale).code) ? names.arabic : names.latin;
}

/** A test person by its key, else the typed one. @returns the identity, or the first error of each field */
export function readIdentity(
  form: URLSearchParams,
  locale: Locale,
): { identity: Identity } | { typed: TypedIdentity; errors: IdentityErrors } {
  const person = TEST_PERSONS.find(({ key }) => key === form.get('person'));
  if (person) {
    return { identity: { subject: toSubject(person.nationalId), name: nameInScript(person, locale) } };
  }
  const given = { nationalId: form.get('nationalId') ?? '', fullName: form.get('fullName') ?? '' };
  const parsed = typed.safeParse(given);
  if (parsed.success) {
    return { identity: { subject: toSubject(parsed.data.nationalId), name: parsed.data.fullName } };
  }
  const { fieldErrors } = z.flattenError(parsed.error);
  return {
    typed: { ...given, nationalId: toLatinDigits(given.nationalId) },
    errors: { nationalId: fieldErrors.nationalId?.[0], fullName: fieldErrors.fullName?.[0] },
  };
}
