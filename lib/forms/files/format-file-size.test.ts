/** @jest-environment node */
/** Requirements: LANG-09 */
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { formatFileSize } from './format-file-size';
import { readSizeTexts } from './size-texts';

test.each([
  ['ar', '42 كيلوبايت', '1.5 ميغابايت'],
  ['en', '42 kB', '1.5 MB'],
  ['fr', '42 ko', '1,5 Mo'],
  ['ms', '42 KB', '1.5 MB'],
  ['tr', '42 KB', '1,5 MB'],
  ['fa', '۴۲ کیلوبایت', '۱٫۵ مگابایت'],
  ['ur', '42 کلو بائٹ', '1.5 میگا بائٹ'],
] satisfies [Locale, string, string][])(
  '%s writes sizes in its own digits and units',
  async (locale, small, large) => {
    const namespaces = ['uploader', 'opening'] as const;
    for (const namespace of namespaces) {
      const words = readSizeTexts(await loadTranslator(locale, namespace), locale);
      const say = (bytes: number) => formatFileSize(bytes, words).replace('\u00a0', ' ');
      expect([say(42 * 1024), say(1.5 * 1024 * 1024)]).toEqual([small, large]);
      expect(say(1)).toContain(small.replace(/\S+/, '').trim());
    }
  },
);
