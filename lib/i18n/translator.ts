import type { AbstractIntlMessages, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import type { getTranslations } from 'next-intl/server';
// Without React, which commands and workers do not need: `next-intl` itself imports its components.
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales';
import { memoize } from './memoize';
import { loadMessages } from './messages';

/** A message file or a part of one: `admin.editor`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Translator for the messages of one namespace; the compiler checks the keys. */
export type Translator<Name extends Namespace> = Awaited<ReturnType<typeof getTranslations<Name>>>;

/** Translator for messages whose keys are data. */
export type TextReader = (key: string, values?: Record<string, string | number>) => string;

/**
 * Loads messages whose keys are data, such as those of content pages and forms; a test checks every key that a
 * definition names. For all others use `loadTranslator`.
 * @param locale the reader's language
 */
export const loadTextReader = memoize(async (locale: Locale, namespace: Namespace): Promise<TextReader> => {
  const messages: AbstractIntlMessages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace, timeZone: 'Asia/Riyadh' }) as TextReader;
});

/**
 * A translator outside React, created once per language and namespace, for the embedded API, the middleware's own pages
 * and the commands. Components use `getTranslations`.
 * @param locale the reader's language
 */
export const loadTranslator = loadTextReader as <Name extends Namespace>(
  locale: Locale,
  namespace: Name,
) => Promise<Translator<Name>>;
