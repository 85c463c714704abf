import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

/** The PDF file of a document in one language: its address on the portal, and its size in bytes. */
export interface DraftFile {
  path: string;
  size: number;
}

export type DraftFiles = Readonly<Partial<Record<Locale, DraftFile>>>;

/** The control and the part of a multipart body with the file of a language. */
export const FILE_CONTROL = (locale: Locale): `file-${Locale}` => `file-${locale}`;

/** The control and the part of a multipart body with the file of a block, which is the same in every language. */
export const BLOCK_FILE_CONTROL = 'file';

/** In place of a language in the address of such a file. */
export const OF_BLOCK = 'body';

/** True for the address of a file that was uploaded for a block of a publication. */
export const isBlockFile = (publicationId: string, address = ''): boolean =>
  address.startsWith(`/documents/${publicationId}.${OF_BLOCK}.`);

/** The languages in which a document has no file. */
export const listFileless = (files: DraftFiles): Locale[] => LOCALE_CODES.filter((locale) => !files[locale]);
