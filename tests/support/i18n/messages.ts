import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@/lib/i18n/catalog';
import type { Locale } from '@/lib/i18n/locales';

/** The messages of one namespace, as in its file. */
export function messagesOf<Key extends keyof Messages>(locale: Locale, namespace: Key): Messages[Key] {
  return JSON.parse(readFileSync(join('messages', locale, `${namespace}.json`), 'utf8'));
}
