/** @jest-environment node */
/** Requirements: LANG-15, REG-08 */
import { registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { PHONE_DIGITS } from '@/lib/forms/rules/patterns';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { readTexts } from '@/tests/support/i18n/message-files';
import type { FormField, Questions } from './form-definition';

const QUESTIONS: readonly Questions[] = [...FORMS, registrationForm, submissionForm];

/** The figures that the rules of a question know. */
function listFigures(field: FormField): number[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      // A national address has four letters and four digits, beside its length.
      return [field.maxLength, field.minLength ?? 0, ...(field.pattern === 'shortAddress' ? [4] : [])];
    case 'digits':
      return [field.minLength, field.maxLength];
    case 'number':
      return [field.min, field.max];
    case 'saudiMobile':
      return [10, 5];
    case 'phone':
    case 'callingNumber':
      return [PHONE_DIGITS.min, PHONE_DIGITS.max];
    case 'file':
      return [field.maxFiles, MAX_FILE_MEGABYTES];
    default:
      return [];
  }
}

/** The numbers in a text; examples (`+966…`, `RRRD2929`) and arguments do not count. */
const listNumbers = (text: string) =>
  [...toLatinDigits(text).matchAll(/(?<![\w+{])\d{1,3}(?:[.,\u066c\u202f\u00a0]\d{3})*(?![\w}])/g)].map(
    ([number]) => Number(number.replaceAll(/\D/g, '')),
  );

const rows = QUESTIONS.flatMap(({ namespace, sections }) =>
  sections.flatMap(({ fields }) =>
    fields.map((field) => [`${namespace}.fields.${field.name}`, field] as const),
  ),
);

test.each(LOCALE_CODES)('%s: a number in the hint or error of a question is one of its rules', (locale) => {
  const texts = readTexts(locale);
  const wrong = rows.flatMap(([at, field]) =>
    ['label', 'hint', 'required'].flatMap((part) => {
      const text = texts[`${at}.${part}`] ?? '';
      const figures = listFigures(field);
      return listNumbers(text).some((number) => !figures.includes(number)) ? [`${at}.${part}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('numbers are found in every script', () => {
  expect(listNumbers('Up to 2,000 characters, 1 to 10 digits, such as +966501234567 or RRRD2929')).toEqual([
    2000, 1, 10,
  ]);
  expect(listNumbers('۱ تا ۱۰ رقم، حداکثر ۲٬۰۰۰')).toEqual([1, 10, 2000]);
  expect(listNumbers('{max} digits')).toEqual([]);
});
