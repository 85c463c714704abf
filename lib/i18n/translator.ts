import type { AbstractIntlMessages, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import type { getTranslations } from 'next-intl/server';
// Without React, which commands and workers do not need: `next-intl` itself imports its components.
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales';
import { memoize } from './memoize';
import { loadMessages } from './messages';

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Translator<Name extends Namespace> = Awaited<ReturnType<typeof getTranslations<Name>>>;

/** Translator for messages whose keys are data. */
export type TextReader = (key: string, values?: Record<string, string | number>) => string;

/** For messages whose keys are data (content pages, forms); otherwise use `loadTranslator`. */
export const loadTextReader = memoize(async (locale: Locale, namespace: Namespace): Promise<TextReader> => {
  const messages: AbstractIntlMessages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace, timeZone: 'Asia/Riyadh' }) as TextReader;
});

/** A translator outside React, created once per language and namespace. Components use `getTranslations`. */
export const loadTranslator = loadTextReader as <Name extends Namespace>(
  locale: Locale,
  namespace: Name,
) => Promise<Translator<Name>>;
