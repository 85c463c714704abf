import 'server-only';
import { hasText } from '@/lib/i18n/has-text';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { PublicationKind } from '@/lib/publications/kinds';

interface DataNames {
  label(name: string): string;
  value(name: string, value: string): string;
}

/** What editors read about the data of a kind: the words of its public page where there are any. */
export async function loadDataNames(locale: Locale, kind: PublicationKind): Promise<DataNames> {
  const t = await loadTranslator(locale, 'publications');
  const own = await loadTranslator(locale, 'publishing.data');
  const values = kind === 'governmentNews' ? 'news' : kind;
  return {
    label(name) {
      if (name === 'channels') return t('service.channels');
      const filter = `filters.${name}`;
      if (hasText(t, filter)) return t(filter);
      return hasText(own, name) ? own(name) : name;
    },
    value(name, value) {
      const key = name === 'channels' ? `service.channel.${value}` : `values.${values}.${name}.${value}`;
      return hasText(t, key) ? t(key) : value;
    },
  };
}
