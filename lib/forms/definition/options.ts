import type { Endpoint } from '@/lib/api/contract/endpoint';
import { namedList } from '@/lib/api/contract/named-list';
import { callFromServer } from '@/lib/api/server';
import type { Person } from '@/lib/api/server-call';
import { readSession } from '@/lib/auth/sessions/session';
import { listFields } from '@/lib/forms/rules/answers';
import type { Locale } from '@/lib/i18n/locales';
import type { FormDefinition } from './form-definition';

export type LoadedOptions = Record<string, { value: string; label: string }[]>;

/**
 * @param person owner of the token; by default that of the current page @throws ApiFailure when the API is unavailable
 */
export async function loadOptions(
  form: FormDefinition,
  locale: Locale,
  person?: Person | null,
): Promise<LoadedOptions> {
  const lists = listFields(form).flatMap((field): [string, Endpoint][] =>
    'options' in field && 'endpoint' in field.options ? [[field.name, field.options.endpoint]] : [],
  );
  if (lists.length === 0) return {};
  // A form for anyone is on a public page, which is rendered without a visitor.
  const asker = form.signIn && person === undefined ? await readSession() : person;
  const loaded = lists.map(async ([name, endpoint]) => {
    const { data } = await callFromServer(endpoint, { response: namedList }, { locale, person: asker });
    return [name, data.map(({ id, name: label }) => ({ value: String(id), label }))];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
