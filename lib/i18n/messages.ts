import { type Messages, NAMESPACES } from './catalog';
import type { Locale } from './locales';
import { memoize } from './memoize';

type Namespace = keyof Messages;

/**
 * One import per language: a call of `import()` with a pattern lists every file that matches it, so a single pattern
 * for all languages would list four hundred files for each file that it reads.
 */
const IMPORTS = {
  ar: (namespace) => import(`../../messages/ar/${namespace}.json`),
  en: (namespace) => import(`../../messages/en/${namespace}.json`),
  fr: (namespace) => import(`../../messages/fr/${namespace}.json`),
  ms: (namespace) => import(`../../messages/ms/${namespace}.json`),
  tr: (namespace) => import(`../../messages/tr/${namespace}.json`),
  fa: (namespace) => import(`../../messages/fa/${namespace}.json`),
  ur: (namespace) => import(`../../messages/ur/${namespace}.json`),
} satisfies Record<Locale, (namespace: Namespace) => Promise<{ default: unknown }>>;

async function readNamespace(locale: Locale, namespace: Namespace) {
  const file = await IMPORTS[locale](namespace);
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
