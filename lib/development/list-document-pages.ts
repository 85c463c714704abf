import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentTexts } from '@/lib/content/document-texts';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { checkImport } from '@/lib/publications/check-import';
import { type DocumentPage, renderDocumentPage } from './document-page';

/** SHA-256 of the page that each file in `public/documents` was printed from; written by `npm run documents`. */
export const PRINTED_FROM = join('lib', 'development', 'printed-documents.json');

const readJson = (...parts: string[]) => JSON.parse(readFileSync(join(...parts), 'utf8'));

/** The pages of all documents in all languages, and the names of their files. @throws Error if the seed is invalid */
export function listDocumentPages(): { name: string; page: DocumentPage }[] {
  const { items, errors } = checkImport(
    readFileSync(join('lib', 'content', 'seed', 'document.json'), 'utf8'),
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  return LOCALE_CODES.flatMap((locale: Locale) => {
    const ministry: string = readJson('messages', locale, 'shell.json').ministry;
    const sections = readDocumentTexts(locale);
    return items.map(({ item }) => {
      const { title, summary, body } = item.texts[locale];
      const publishedAt = new Date(item.publishedAt);
      const page = { locale, ministry, title, summary, body, sections: sections[item.id] ?? [], publishedAt };
      return { name: `${item.id}.${locale}.pdf`, page };
    });
  });
}

/** SHA-256 of a page as it is printed, in hexadecimal. */
export const hashPage = (page: DocumentPage): string =>
  createHash('sha256').update(renderDocumentPage(page)).digest('hex');
