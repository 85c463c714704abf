/** Requirements: SEO-04 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { expectShareImage, SHARED_PAGES } from '../../support/seo/share-image';

test.each(LOCALE_CODES)('every page has a share image in %s', async (locale) => {
  for (const { key } of SHARED_PAGES) await expectShareImage(locale, key);
});
