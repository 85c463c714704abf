/** Requirements: PUB-08, SEO-07, CONTENT-10 */
import { readFileSync } from 'node:fs';
import { RULINGS } from '@/lib/content/rulings';
import { META_LENGTHS } from '@/lib/seo/meta-override';
import { openBackOffice } from '../../support/admin/back-office';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

/** An editor’s change takes effect after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 15_000 };
const OWN_ID = 'written-at-the-desk';

interface SeedItem {
  id: string;
  texts: Record<string, { title: string }>;
}

/** A complete item of the import format: a seed item with another name and title. */
function makeItem(title: string): SeedItem {
  const [item] = JSON.parse(readFileSync('lib/content/seed/news.json', 'utf8')) as [SeedItem];
  const { ar, en } = item.texts;
  return { ...item, id: OWN_ID, texts: { ...item.texts, ar: { ...ar, title }, en: { ...en, title } } };
}

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'admin').editor;
  const meta = messagesOf(locale, 'meta');

  test(`an editor changes the meta tags of a page, and a publication, in ${locale}${sweepUnless(locale, 'en')}`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(120_000);
    const { url } = await startPortal();
    const wanted = locale === 'ar' ? 'الحج هذا العام' : 'Hajj this year';
    const titleOf = async (path: string) =>
      /<title[^>]*>([^<]*)/.exec(await (await fetch(`${url}/${locale}${path}`)).text())?.[1] ?? '';

    await test.step('meta tags', async () => {
      await openBackOffice(page, { url, locale, path: '/desk/meta' });
      await page.locator('[name=route]').first().selectOption('haj');
      await page.locator('[name=language]').selectOption(locale);
      await page.getByRole('button', { name: texts.meta.show }).click();
      await expect(page.locator('#title-hint')).toContainText(meta.haj.title);
      const review = page.getByRole('region', { name: texts.review.title });
      await expect(review).toContainText(texts.review.awaiting);
      await expect(review.getByText(RULINGS.order.source)).toBeAttached();
      expect(await (await fetch(`${url}/${locale}/Haj`)).text()).not.toContain(texts.review.awaiting);
      const tooLong = wanted.repeat(10);
      await page.locator('#title').fill(tooLong);
      await page.getByRole('button', { name: texts.meta.save }).click();
      await expect(page.locator('#title-error')).toContainText(String(META_LENGTHS.title.max));
      await expect(page.locator('#title')).toHaveValue(tooLong);
      await expect(page.locator('#title')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);

      await page.locator('#title').fill(wanted);
      await page.getByRole('button', { name: texts.meta.save }).click();
      await expect(page.getByRole('status').filter({ hasText: texts.meta.saved })).toBeVisible();
      await expect(page.locator('#title')).toHaveValue(wanted);
      await expectAccessible(page);
      await expect.poll(() => titleOf('/Haj'), SOON).toContain(wanted);
      await page.locator('#title').fill('');
      await page.getByRole('button', { name: texts.meta.save }).click();
      await expect(page.locator('#title-hint')).toContainText(meta.haj.title);
      await expect.poll(() => titleOf('/Haj'), SOON).toContain(meta.haj.title);
    });

    await test.step('publications', async () => {
      await page.goto(`${url}/${locale}/desk/publications`);
      const send = async (items: unknown) => {
        await page.locator('[name=text]').fill(JSON.stringify(items, null, 1));
        await page.getByRole('button', { name: texts.publications.send }).click();
      };
      const item = makeItem(wanted);
      await send([{ ...item, texts: { ...item.texts, ur: undefined } }]);
      const alert = page.getByRole('alert').filter({ hasText: 'ur' });
      await expect(alert).toContainText(/\d+ .*texts/);
      await expect(page.locator('[name=text]')).toHaveValue(new RegExp(OWN_ID));
      await expectAccessible(page);

      await send([item]);
      await expect(page.getByRole('status').filter({ hasText: texts.publications.saved })).toBeVisible();
      await send([makeItem(`${wanted} 2`)]);
      const row = page.getByRole('row').filter({ hasText: `${wanted} 2` });
      await expect(row).toHaveCount(1);
      await expectAccessible(page);
      expect(await titleOf(`/NewsDetails/${OWN_ID}`)).toContain(`${wanted} 2`);
      await row.getByRole('button').click();
      await expect(page.getByRole('status').filter({ hasText: texts.publications.saved })).toBeVisible();
      await expect(row).toHaveCount(0);
      const gone = await fetch(`${url}/${locale}/NewsDetails/${OWN_ID}`, { redirect: 'manual' });
      expect(gone.headers.get('location')).toContain('/not-found');
    });

    await test.step('the audit trail records both', async () => {
      const { trail } = messagesOf(locale, 'admin');
      await page.goto(`${url}/${locale}/desk/trail`);
      const entries = page.getByRole('table').getByRole('row');
      await expect(entries.filter({ hasText: trail.entities.meta_override }).first()).toBeVisible();
      const removal = entries.filter({ hasText: trail.entities.publication }).filter({ hasText: OWN_ID });
      await expect(removal.filter({ hasText: trail.kinds.removed })).toHaveCount(1);
    });
  });
}
