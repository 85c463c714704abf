import { memoize } from '@formatjs/fast-memoize';
import { createTranslator } from 'next-intl';
import type { Locale } from './locales';
import type { Namespace } from './namespaces';

/**
 * A translator outside React, made once for each language and message file: for the embedded API, the middleware's
 * own pages and the commands.
 * @param locale the reader's language
 * @param namespace the message file
 */
export const loadTranslator = memoize(async (locale: Locale, namespace: Namespace) => {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return createTranslator({
    locale,
    messages: { [namespace]: file.default },
    namespace,
    timeZone: 'Asia/Riyadh',
  } as never) as (key: string, values?: Record<string, string | number>) => string;
});
