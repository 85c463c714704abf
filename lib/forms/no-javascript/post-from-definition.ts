import 'server-only';
import { findSession } from '@/lib/auth/sessions/find-session';
import { now } from '@/lib/env/clock';
import { KEY_FIELD } from '@/lib/forms/browser/browser-values';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { loadOptions } from '@/lib/forms/definition/options';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { listFileFields } from '@/lib/forms/rules/answers';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { readAnswers, toMultipart, toPayload } from '@/lib/forms/rules/payload';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { showAnswers } from '@/lib/forms/texts/show-answers';
import { formatDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';

function read(form: FormDefinition, { texts, files }: PostedFields): PostedBody {
  const answers = readAnswers(form, texts);
  const errors = findErrors(form, answers, toDay(now()));
  if (Object.keys(errors).length > 0) return { errors };
  const payload = toPayload(form, answers);
  const isMultipart = form.endpoint.body === 'multipart';
  return { body: isMultipart ? toMultipart(payload, files) : payload };
}

async function summarise(form: FormDefinition, { locale, texts }: PostedFields, { headers }: Request) {
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
