import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationImport } from '@/lib/publications/import-format';
import type { FoundFile } from './document-files';
import type { PublicationDraft, StoredTexts } from './save';

/** A checked item with what was found of its files, ready to be stored. */
export function toDraft(item: PublicationImport, files: readonly FoundFile[]): PublicationDraft {
  const texts = Object.entries(item.texts).map(([locale, words]) => {
    const found = files.find((file) => file.locale === locale);
    return [locale, found ? { ...words, file: { path: found.path, size: found.size } } : words];
  });
  return {
    id: item.id,
    kind: item.kind,
    publishedAt: new Date(item.publishedAt).toISOString(),
    isExample: item.isExample,
    data: item.data,
    texts: Object.fromEntries(texts) as Record<Locale, StoredTexts>,
  };
}
