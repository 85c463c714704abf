import 'server-only';
import { findSession } from '@/lib/auth/sessions/find-session';
import { now } from '@/lib/env/clock';
import { KEY_FIELD, VERSION_FIELD } from '@/lib/forms/browser/browser-values';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { QUESTIONS_CHANGED } from '@/lib/forms/no-javascript/no-javascript-post';
import { listFileFields } from '@/lib/forms/rules/answers';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { readAnswers, toMultipart, toPayload } from '@/lib/forms/rules/payload';
import { loadAskedForm } from '@/lib/forms/server-side/load-asked-form';
import { loadOptions } from '@/lib/forms/server-side/load-options';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { showAnswers } from '@/lib/forms/texts/show-answers';
import { formatDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';

/** With the API's present questions; with those of the definition while it does not respond. */
const findAsked = async (form: FormDefinition, locale: Locale) => (await loadAskedForm(form, locale)) ?? form;

async function read(definition: FormDefinition, { locale, texts, files }: PostedFields): Promise<PostedBody> {
  const form = await findAsked(definition, locale);
  const answers = readAnswers(form, texts);
  const errors = findErrors(form, answers, toDay(now()));
  const { version } = form;
  if (version !== undefined && texts.get(VERSION_FIELD) !== String(version)) {
    const t = await loadTranslator(locale, 'errors');
    return { errors, code: QUESTIONS_CHANGED, message: t(QUESTIONS_CHANGED) };
  }
  if (Object.keys(errors).length > 0) return { errors };
  const payload = toPayload(form, answers);
  const isMultipart = form.endpoint.body === 'multipart';
  return {
    body: isMultipart ? toMultipart(payload, files) : payload,
    ...(version === undefined ? {} : { query: { version: String(version) } }),
  };
}

async function summarise(definition: FormDefinition, { locale, texts }: PostedFields, { headers }: Request) {
  const form = await findAsked(definition, locale);
  const person = form.signIn ? await findSession(headers) : null;
  const formTexts = await loadFormTexts(form, locale, toDay(now()), await loadOptions(form, locale, person));
  const sayDay = (day: string) => formatDay(day, locale);
  const shown = showAnswers(form, formTexts, readAnswers(form, texts), { sayDay });
  return { title: formTexts.common['check.title'], lines: shown.filter(({ text }) => text !== '') };
}

export function toNoJavaScriptForm(form: FormDefinition): NoJavaScriptForm {
  const address = `${getRoute(form.route).path}#${form.anchor ?? 'form'}`;
  const label = async (locale: Locale, name: string) =>
    (await loadTextReader(locale, form.namespace))(`fields.${name}.label`);
  return {
    endpoint: form.endpoint,
    files: listFileFields(form).map(({ name, maxFiles, required = false }) => ({
      name,
      maxFiles,
      required,
      label: (locale) => label(locale, name),
    })),
    read: (fields) => read(form, fields),
    keyField: KEY_FIELD,
    summary: (fields, request) => summarise(form, fields, request),
    page: () => address,
    done: () => getRoute(form.route).path,
  };
}
