import { type Messages, NAMESPACES } from './catalog';
import type { Locale } from './locales';
import { memoize } from './memoize';

type Namespace = keyof Messages;

async function readNamespace(locale: Locale, namespace: Namespace) {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return [namespace, file.default] as const;
}

/**
 * All messages of one language by namespace, read on the first request and cached because they do not change at run
 * time. Server only; an island gets the namespaces that it uses from `pickMessages`.
 */
export const loadMessages = memoize(async (locale: Locale): Promise<Messages> => {
  const files = await Promise.all(NAMESPACES.map((namespace) => readNamespace(locale, namespace)));
  return Object.fromEntries(files) as Messages;
});

/** The messages that an island uses, so that a page ships no others. */
export function pickMessages<Key extends Namespace>(
  messages: Messages,
  keys: readonly Key[],
): Pick<Messages, Key> {
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Pick<Messages, Key>;
}
