import type { FormField, Questions } from '@/lib/forms/definition/form-definition';
import { FILE_ERRORS, type FileError, MAX_FILE_MEGABYTES, TYPE_NAMES } from '@/lib/forms/files/rules';
import { readUploaderTexts } from '@/lib/forms/files/uploader-texts';
import { listFields } from '@/lib/forms/rules/answers';
import { CALLING_DIGITS, readDay } from '@/lib/forms/rules/derive-schema';
import { hasOwnMessage, isOwnRule, listErrors, toErrorCode } from '@/lib/forms/rules/error-codes';
import { listExampleDays } from '@/lib/forms/rules/example-day';
import { PHONE_DIGITS } from '@/lib/forms/rules/patterns';
import type { LoadedOptions } from '@/lib/forms/server-side/load-options';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader, loadTranslator, type TextReader, type Translator } from '@/lib/i18n/translator';
import { COMMON, type CommonText, type FieldTexts, type FormTexts, readDayParts } from './browser-texts';

interface Reader {
  form: Questions;
  own: TextReader;
  common: TextReader;
  files: Translator<'uploader'>;
  locale: Locale;
  today: string;
  options: LoadedOptions;
}

function readLimits(field: FormField, reader: Reader): Record<string, string | number> {
  const { form, locale, today } = reader;
  const day = (limit: string | undefined) =>
    limit ? formatDate(parseDay(readDay(limit, today)), locale) : '';
  const span = (limits: { min: number; max: number }) => ({
    min: formatNumber(limits.min, locale),
    max: formatNumber(limits.max, locale),
  });
  if (field.kind === 'callingNumber') return span(CALLING_DIGITS);
  if (field.kind === 'phone') return span(PHONE_DIGITS);
  if (field.kind === 'date') {
    const before = listFields(form).find(({ name }) => name === field.after);
    return { min: day(field.min), max: day(field.max), earlier: before ? readLabel(before, reader) : '' };
  }
  if (field.kind === 'number') return span(field);
  const { minLength = 0, maxLength = 0 } = { ...field } as { minLength?: number; maxLength?: number };
  return { min: minLength, max: maxLength };
}

/** A question's error messages for files; the list shows which file is meant. */
function readFileErrors({ maxFiles }: { maxFiles: number }, { files }: Reader): Record<string, string> {
  const limits = { max: maxFiles, types: TYPE_NAMES, n: MAX_FILE_MEGABYTES };
  const say = (code: FileError) =>
    code === 'duplicate' ? files('duplicate') : files(`errors.${code}`, limits);
  return Object.fromEntries(FILE_ERRORS.map((code) => [code, say(code)]));
}

function readRequired({ name, texts }: FormField, { own, common }: Reader): string {
  return texts ? (texts.required ?? common('errors.required')) : own(`fields.${name}.required`);
}

function readOwnMessage(field: FormField, { form, own }: Reader): Record<string, string> {
  if (!hasOwnMessage(field)) return {};
  const text = own(`fields.${field.name}.required`);
  const message = form.error === 'requiredFields' ? own('beside', { error: text }) : text;
  return { required: text, [toErrorCode(form, field.name, 'required')]: message };
}

function readErrors(field: FormField, reader: Reader): Record<string, string> {
  const { error } = reader.form;
  const limits = readLimits(field, reader);
  const texts = listErrors(field)
    .filter(([code]) => !error || isOwnRule(code))
    .map(([code, key]) => [code, reader.common(`errors.${key}`, limits)]);
  const required = field.required ? { required: readRequired(field, reader) } : {};
  if (error) Object.assign(required, readOwnMessage(field, reader));
  const files = field.kind === 'file' ? readFileErrors(field, reader) : {};
  return { ...Object.fromEntries(texts), ...files, ...required };
}

function readOptions(field: FormField, { own, options }: Reader): FieldTexts['options'] {
  if (!('options' in field)) return undefined;
  const loaded = options[field.name];
  if (loaded || !('keys' in field.options || 'numbers' in field.options)) return loaded;
  const labelOf = (key: string) => field.texts?.options[key] ?? own(`options.${field.name}.${key}`);
  if ('numbers' in field.options)
    return Object.entries(field.options.numbers).map(([key, id]) => ({
      value: String(id),
      label: labelOf(key),
    }));
  return field.options.keys.map((key) => ({ value: key, label: labelOf(key) }));
}

/** The hint of a question, including how to write a day. */
function readHint(field: FormField, { own, common, locale, today }: Reader): string | undefined {
  const hints = [
    ...(field.hint ? [field.texts?.hint ?? own(`fields.${field.name}.hint`)] : []),
    ...(field.kind === 'date'
      ? [common('day.hint', listExampleDays(locale, today, field.max === 'yesterday'))]
      : []),
  ];
  return hints.length > 0 ? hints.join(' ') : undefined;
}

const readLabel = ({ name, texts }: FormField, { own }: Reader) =>
  texts?.label ?? own(`fields.${name}.label`);

function readUploader(field: FormField, reader: Reader): Pick<FieldTexts, 'uploader'> {
  if (field.kind !== 'file') return {};
  const { maxFiles } = field;
  const { files, locale } = reader;
  return { uploader: readUploaderTexts(files, { label: readLabel(field, reader), maxFiles, locale }) };
}

function readChecks(field: FormField, { own }: Reader): Pick<FieldTexts, 'checks'> {
  if (!('check' in field) || !field.check) return {};
  const keys = field.check.verdicts.map(({ key }) => key);
  return { checks: Object.fromEntries(keys.map((key) => [key, own(`fields.${field.name}.checks.${key}`)])) };
}

function readDayTexts({ kind }: FormField, { common, locale }: Reader): Pick<FieldTexts, 'day'> {
  if (kind !== 'date') return {};
  return { day: { ...readDayParts(common), calendar: common('day.calendar'), locale } };
}

const readField = (field: FormField, reader: Reader): FieldTexts => ({
  label: readLabel(field, reader),
  hint: readHint(field, reader),
  options: readOptions(field, reader),
  errors: readErrors(field, reader),
  ...readChecks(field, reader),
  ...readUploader(field, reader),
  ...readDayTexts(field, reader),
  ...(field.kind === 'callingNumber' ? { code: reader.own(`fields.${field.name}.code`) } : {}),
});

/** The texts of all forms; the confirmation names the kind of submission. */
function readCommon({ sends }: Questions, common: TextReader): Record<CommonText, string> {
  const texts = Object.fromEntries(COMMON.map((key) => [key, common(key)])) as Record<CommonText, string>;
  if (!sends) return texts;
  return { ...texts, 'done.title': common(`done.${sends}.title`), 'done.text': common(`done.${sends}.text`) };
}

/**
 * @param today the day in Riyadh, `yyyy-MM-dd`, for relative limits
 * @param options loaded from lists of the API
 */
export async function loadFormTexts(
  form: Questions,
  locale: Locale,
  today: string,
  options: LoadedOptions,
): Promise<FormTexts> {
  const [own, common, files] = await Promise.all([
    loadTextReader(locale, form.namespace),
    loadTextReader(locale, 'forms'),
    loadTranslator(locale, 'uploader'),
  ]);
  const reader = { form, own, common, files, locale, today, options };
  return {
    sections: Object.fromEntries(form.sections.map(({ key }) => [key, own(`sections.${key}`)])),
    leads: Object.fromEntries(
      form.sections.filter(({ lead }) => lead).map(({ key }) => [key, own(`leads.${key}`)]),
    ),
    fields: Object.fromEntries(listFields(form).map((field) => [field.name, readField(field, reader)])),
    next: (form.next ?? []).map((key) => own(`next.${key}`)),
    common: readCommon(form, common),
  };
}
