import { type Messages, NAMESPACES } from './catalog';
import type { Locale } from './locales';
import { memoize } from './memoize';

type Namespace = keyof Messages;

async function readNamespace(locale: Locale, namespace: Namespace) {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return [namespace, file.default] as const;
}

/** Read on the first request and cached. Server only; an island gets its namespaces from `pickMessages`. */
export const loadMessages = memoize(async (locale: Locale): Promise<Messages> => {
  const files = await Promise.all(NAMESPACES.map((namespace) => readNamespace(locale, namespace)));
  return Object.fromEntries(files) as Messages;
});

export function pickMessages<Key extends Namespace>(
  messages: Messages,
  keys: readonly Key[],
): Pick<Messages, Key> {
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Pick<Messages, Key>;
}
