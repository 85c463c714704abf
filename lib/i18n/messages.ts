import { type Messages, NAMESPACES } from './catalog';
import type { Locale } from './locales';
import { memoize } from './memoize';

type Namespace = keyof Messages;

async function readNamespace(locale: Locale, namespace: Namespace) {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return [namespace, file.default] as const;
}

/**
 * All message files of one language, keyed by namespace: read with the first request and kept, because they do not
 * change while the portal serves. Runs on the server only; an island gets the namespaces that it uses through
 * `pickMessages`.
 */
export const loadMessages = memoize(async (locale: Locale): Promise<Messages> => {
  const files = await Promise.all(NAMESPACES.map((namespace) => readNamespace(locale, namespace)));
  return Object.fromEntries(files) as Messages;
});

/** The part of the messages that an island uses, so that a page ships no other text. */
export function pickMessages<Key extends Namespace>(
  messages: Messages,
  keys: readonly Key[],
): Pick<Messages, Key> {
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Pick<Messages, Key>;
}
