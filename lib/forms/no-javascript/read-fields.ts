import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { PostedFields, ReceivedPost } from './no-javascript-form';

/** Browsers write line breaks as CRLF; every rule and every other sender counts one character. */
const toPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** The fields of a form as a browser posted them, empty slots of files left out. */
export function readFields({ texts, files }: ReceivedPost, locale: Locale): PostedFields {
  const plain = [...texts].map(([name, value]) => [name, toPlainBreaks(value)]);
  const chosen = files.filter(({ file }) => file.size > 0 || file.name !== '');
  return { locale, texts: new URLSearchParams(plain), files: chosen };
}
