/** Requirements: A11Y-02, A11Y-05, SEO-09 */
import { openBackOffice } from '../../support/admin/back-office';
import { messagesOf } from '../../support/i18n/messages';
import {
  chooseFileByKeyboard,
  downloadByKeyboard,
  followByKeyboard,
  KEYBOARD_SCREENS,
} from '../../support/pages/by-keyboard';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

/** A change shows after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 30_000 };

for (const [locale, width] of KEYBOARD_SCREENS) {
  const heads = messagesOf(locale, 'heads');
  const { meta: editor } = messagesOf(locale, 'admin').editor;
  const { title } = messagesOf(locale, 'meta').haj;
  const wanted = locale === 'ar' ? 'الحج هذا العام' : 'Hajj this year';

  test(`by keyboard alone the texts of pages are downloaded as a sheet, changed by uploading it, and restored, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url } = await startPortal();
    const readTitle = async () =>
      /<title[^>]*>([^<]*)/.exec(await (await fetch(`${url}/${locale}/Haj`)).text())?.[1] ?? '';
    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk/meta' });
    const sheet = page.getByRole('region', { name: heads.title });
    const original = await downloadByKeyboard(page, sheet.getByRole('link'));
    const changed = original.toString().replace(`haj,${locale},${title},`, `haj,${locale},${wanted},`);
    expect(changed).not.toBe(original.toString());

    const steps = [
      [Buffer.from(changed), title, wanted],
      [original, wanted, title],
    ] as const;
    for (const [buffer, before, after] of steps) {
      const file = { name: 'texts.csv', mimeType: 'text/csv', buffer };
      await chooseFileByKeyboard(page, sheet.locator('#sheet'), file);
      await followByKeyboard(page, sheet.getByRole('button', { name: heads.check }));
      const change = sheet.getByRole('table').getByRole('row').nth(1);
      await expect(change.locator('del')).toHaveText(before);
      expect(await readTitle()).toContain(before);
      await followByKeyboard(page, sheet.getByRole('button', { name: heads.apply }));
      await expect(page.getByRole('status').filter({ hasText: editor.saved })).toBeVisible();
      await expect.poll(readTitle, SOON).toContain(after);
    }
  });
}
