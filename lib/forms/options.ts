import type { EndpointId } from '@/lib/api/contract/endpoints';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { listFields } from './answers';
import type { FormDefinition } from './form-definition';

/** The answers of the questions whose answers stand in a list of the API, by field. */
export type LoadedOptions = Record<string, { value: string; label: string }[]>;

interface NamedItem {
  id: number | string;
  name: string;
}

/** Lists of the API answer `{data: [{id, name}]}`, named in the caller's language. */
function readList(answer: unknown): NamedItem[] {
  const { data } = answer as { data?: unknown };
  return Array.isArray(data) ? data : [];
}

/**
 * Reads the lists that a form offers.
 * @throws ApiFailure when the API cannot be reached: the form cannot be filled in then
 */
export async function loadOptions(form: FormDefinition, locale: Locale): Promise<LoadedOptions> {
  const lists = listFields(form).flatMap((field): [string, EndpointId][] =>
    'options' in field && 'endpoint' in field.options ? [[field.name, field.options.endpoint]] : [],
  );
  const loaded = lists.map(async ([name, endpoint]) => {
    const items = readList(await callFromServer(endpoint, { locale }));
    return [name, items.map(({ id, name: label }) => ({ value: String(id), label }))];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
