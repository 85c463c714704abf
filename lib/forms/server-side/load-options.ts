import { listedItems } from '@/lib/api/contract/named-list';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import type { Person } from '@/lib/api/server-call';
import { readSession } from '@/lib/auth/sessions/session';
import { env } from '@/lib/env/env';
import { listFields } from '@/lib/forms/rules/answers';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import type { FieldOptions, FormDefinition } from '../definition/form-definition';

/** Options by field. Those that have ended are labels of earlier answers and not offered. */
export type LoadedOptions = Record<string, { value: string; label: string; isEnded?: true }[]>;

type FromEndpoint = Extract<FieldOptions, { endpoint: unknown }>;

/** An external root has no lists of the desk: the choices of the definition are used. */
const isCalled = (options: FromEndpoint) => !(env.API_ROOT && 'keys' in options);

function buildQuery(options: FromEndpoint): Record<string, string> {
  if (!options.list || env.API_ROOT) return {};
  return { ...('keys' in options ? { list: options.list } : {}), ended: 'yes' };
}

/**
 * @param person owner of the token; by default that of the current page @throws ApiFailure when the API is unavailable
 */
export async function loadOptions(
  form: FormDefinition,
  locale: Locale,
  person?: Person | null,
): Promise<LoadedOptions> {
  const lists = listFields(form).flatMap((field): [string, FromEndpoint][] =>
    'options' in field && 'endpoint' in field.options && isCalled(field.options)
      ? [[field.name, field.options]]
      : [],
  );
  if (lists.length === 0) return {};
  // A form for anyone is on a public page, which is rendered without a visitor.
  const asker = form.signIn && person === undefined ? await readSession() : person;
  const loaded = lists.map(async ([name, options]) => {
    if (options.list) recordTags(`choices:${options.list}`);
    const asked = { locale, person: asker, query: buildQuery(options) };
    const call = callFromServer(options.endpoint, { response: listedItems }, asked);
    // While the API does not respond, the form offers the choices of its definition.
    const { data } = await ('keys' in options ? orElse(call, { data: null }) : call);
    if (!data) return [name, undefined];
    return [
      name,
      data.map(({ id, name: label, isOffered = true }) => ({
        value: String(id),
        label,
        ...(isOffered ? {} : { isEnded: true as const }),
      })),
    ];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
