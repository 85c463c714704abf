import { createTranslator } from 'next-intl';
import type { Locale } from './locales';
import type { Namespace } from './namespaces';

/**
 * A translator outside React: for the embedded API, the middleware's own pages and the commands.
 * @param locale the reader's language
 * @param namespace the message file
 */
export async function loadTranslator<Key extends Namespace>(locale: Locale, namespace: Key) {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return createTranslator({
    locale,
    messages: { [namespace]: file.default },
    namespace,
    timeZone: 'Asia/Riyadh',
  } as never) as (key: string, values?: Record<string, string | number>) => string;
}
