/** Requirements: PUBLISH-12, PUBLISH-13, PUBLISH-14, PUBLISH-16 */
import { readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ADMIN_STAFF, openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { describeImage, makeJpeg } from '../../support/publications/images';
import { expect, test } from '../../support/test';

const PUBLISHER = '2000000031';
const STAFF = `${ADMIN_STAFF}=editor,${PUBLISHER}=publisher`;
const ID = 'news-with-image';
const SOON = { timeout: 15_000 };
const { descriptions } = describeImage('', 1);

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'images');
  const publishing = messagesOf(locale, 'publishing');

  test(`an image is added, described and placed in a news item, in ${locale}`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    const { url } = await startPortal({ env: { STAFF } });
    await openBackOffice(page, { url, locale, path: '/desk/images' });
    const send = async (name: string, buffer: Buffer) => {
      await page.locator('#file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: texts.add.send }).click();
    };
    await send('photo.jpg', Buffer.from('no image'));
    await expect(page.locator('#file-error')).toContainText(texts.refusals.wrongType);
    await expectAccessible(page);
    await send('photo.jpg', await makeJpeg(1000, 700));

    await expect(page.getByRole('heading', { name: texts.form.title })).toBeVisible();
    for (const code of LOCALE_CODES)
      await page.locator(`[id="descriptions.${code}"]`).fill(descriptions[code]);
    await page.getByRole('radio', { name: texts.form.points.bottom, exact: true }).check();
    await page.locator('#consent').selectOption('nobody');
    await page.getByRole('button', { name: texts.form.save }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${url}/${locale}/desk/images`);
    await expect(page.getByRole('link', { name: descriptions[locale] })).toBeVisible();
    await expectAccessible(page);

    const [seed] = JSON.parse(readFileSync('lib/content/seed/news.json', 'utf8'));
    await page.goto(`${url}/${locale}/desk/publications`);
    await page.locator('summary', { hasText: publishing.import.title }).click();
    await page
      .locator('[name=text]')
      .last()
      .fill(JSON.stringify([{ ...seed, id: ID }]));
    await page.getByRole('button', { name: publishing.import.send }).click();
    await page.goto(`${url}/${locale}/desk/publications/${ID}`);
    await page.locator('#addKind').selectOption('image');
    await page.getByRole('button', { name: publishing.blockActions.add, exact: true }).click();
    await expect(page.getByText(publishing.progress.findings.imageMissing)).toBeVisible();
    const words = page.getByLabel(texts.search.text);
    await words.fill('absent');
    await page.getByRole('button', { name: publishing.image.find }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
    await expect(words).toHaveValue('absent');
    await words.fill(descriptions.fr);
    await words.press('Enter');
    await expect(page.getByText(texts.none)).toBeHidden();
    await page.getByLabel(publishing.image.choose).selectOption({ index: 1 });
    await page.getByRole('button', { name: publishing.save, exact: true }).click();
    await expect(page.getByRole('img', { name: descriptions[locale] })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: publishing.flow.submit }).click();

    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error('No browser');
    await signOnUnseen(other, { url, locale, target: 'admin', nationalId: PUBLISHER });
    await other.goto(`${url}/${locale}/desk/publications/${ID}/preview?version=0&language=fr`);
    await expect(other.getByRole('img', { name: descriptions.fr })).toBeVisible();
    await other.goto(`${url}/${locale}/desk/publications/${ID}`);
    await other.getByRole('button', { name: publishing.flow.approve, exact: true }).click();
    await other.getByRole('button', { name: publishing.flow.publishNow }).click();
    await expect(other.getByText(publishing.flow.published)).toBeVisible();
    await expect
      .poll(
        async () => (await fetch(`${url}/${locale}/NewsDetails/${ID}`, { redirect: 'manual' })).status,
        SOON,
      )
      .toBe(200);
    await other.goto(`${url}/${locale}/NewsDetails/${ID}`);
    const image = other.getByRole('img', { name: descriptions[locale] });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.avif$/);
    await expect(image).toHaveCSS('object-position', '50% 100%');
    const file = await fetch(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc));
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      ...['image/avif', 'public, max-age=31536000, immutable'],
    ]);
    await expectAccessible(other);
    await other.close();
  });
}
