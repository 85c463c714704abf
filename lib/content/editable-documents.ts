import type { Locale } from '@/lib/i18n/locales';

/** Documents of the seed that also come as a file to edit, beside their PDF. */
export const EDITABLE_DOCUMENTS: readonly string[] = ['award-plan-template'];

/** Path of the file to edit, in Rich Text Format; null for a document that has none. */
export const findEditablePath = (id: string, locale: Locale): string | null =>
  EDITABLE_DOCUMENTS.includes(id) ? `/documents/${id}.${locale}.rtf` : null;
