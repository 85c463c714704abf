/** Requirements: PUB-08, PUBLISH-01, PUBLISH-03, PUBLISH-10, PUBLISH-11, PUBLISH-15, PUBLISH-18, SEO-07, CONTENT-10 */
import { readFileSync } from 'node:fs';
import { RULINGS } from '@/lib/content/rulings';
import { META_LENGTHS } from '@/lib/seo/meta-override';
import { ADMIN_STAFF, openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

/** An editor’s change takes effect after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 15_000 };
const PUBLISHER = '2000000031';
const STAFF = `${ADMIN_STAFF}=administrator,${PUBLISHER}=publisher`;
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
  const publishing = messagesOf(locale, 'publishing');

  test(`an editor changes the meta tags of a page, and a publication, in ${locale}${sweepUnless(locale, 'en')}`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    const { url } = await startPortal({ env: { STAFF } });
    const wanted = locale === 'ar' ? 'الحج هذا العام' : 'Hajj this year';
    const titleOf = async (path: string) =>
      /<title[^>]*>([^<]*)/.exec(await (await fetch(`${url}/${locale}${path}`)).text())?.[1] ?? '';

    await test.step('meta tags', async () => {
      await openBackOffice(page, { url, locale, path: '/desk/meta' });
      await page.locator('[name=route]').first().selectOption('haj');
      await page.locator('[name=language]').selectOption(locale);
      await page.getByRole('button', { name: texts.meta.show }).click();
      const present = page
        .getByText(texts.meta.now.replace('{own}', meta.haj.title), { exact: true })
        .first();
      await expect(present).toBeVisible();
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
      await expect(present).toBeVisible();
      await expect.poll(() => titleOf('/Haj'), SOON).toContain(meta.haj.title);
    });

    await test.step('an import becomes a draft', async () => {
      await page.goto(`${url}/${locale}/desk/publications`);
      await page.locator('summary', { hasText: publishing.import.title }).click();
      const send = async (items: unknown) => {
        await page
          .locator('[name=text]')
          .last()
          .fill(JSON.stringify(items, null, 1));
        await page.getByRole('button', { name: publishing.import.send }).click();
      };
      const item = makeItem(wanted);
      await send([{ ...item, texts: { ...item.texts, ur: undefined } }]);
      const alert = page.getByRole('alert').filter({ hasText: 'ur' });
      await expect(alert).toContainText(/\d+ .*texts/);
      await expect(page.locator('[name=text]').last()).toHaveValue(new RegExp(OWN_ID));
      await send([item]);
      await expect(page.getByRole('status').filter({ hasText: publishing.saved })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: wanted }).click();
      await expect(page.getByRole('heading', { name: wanted, level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('blocks and texts, with and without a press of the button', async () => {
      await page.locator('#addKind').selectOption('heading');
      await page.getByRole('button', { name: publishing.blockActions.add, exact: true }).click();
      await expect(page.getByText(publishing.flow.incomplete)).toBeVisible();
      const removals = page.getByRole('button', { name: new RegExp(`^${publishing.blockActions.remove}`) });
      await removals.last().click();
      await expect(page.getByRole('button', { name: publishing.flow.submit })).toBeVisible();
      await page.getByRole('button', { name: publishing.blockActions.link }).first().click();
      await page.locator('input[id^="words.phrase-"]').fill('absent');
      await page.locator('input[id^="links."]').fill('javascript:alert(1)');
      await page.getByRole('button', { name: publishing.save, exact: true }).click();
      await expect(page.locator('[id^="links."][id$="-error"]')).toHaveText(publishing.link.addressHint);
      const summary = page.getByRole('alert').filter({ hasText: messagesOf(locale, 'errors').validation });
      await expect(summary).toBeFocused();
      await page.locator('input[id^="links."]').fill('/Haj');
      await page.getByRole('button', { name: publishing.save, exact: true }).click();
      await expect(page.locator('[id^="words.phrase-"][id$="-error"]')).toHaveText(
        publishing.progress.findings.phrase,
      );
      await expectAccessible(page);
      await page.getByRole('button', { name: publishing.blockActions.unlink }).click();
      await expect(page.getByRole('button', { name: publishing.flow.submit })).toBeVisible();
      await page.goto(`${page.url().split('?')[0]}?language=${locale === 'ar' ? 'en' : 'fr'}`);
      const save = page.getByRole('button', { name: publishing.save, exact: true });
      const desktop = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('[id="words.title"]').focus();
      await expect(save).toBeInViewport();
      await page.locator('[id="words.summary"]').focus();
      await expect(save).not.toBeInViewport();
      await page.setViewportSize(desktop);
      const edited = page.url();
      await page.locator('[id="words.title"]').fill('Left at once by a link');
      await page.getByRole('navigation', { name: publishing.languages }).getByRole('link').last().click();
      await expect(page).toHaveURL(/language=ur/);
      await page.goto(edited);
      await expect(page.locator('[id="words.title"]')).toHaveValue('Left at once by a link');
      await page.locator('[id="words.title"]').fill('A title for everyone');
      await expect(page.locator('form [data-state="saved"]')).toBeVisible(SOON);
      await expect(page.locator('#title-meter [data-count]')).toHaveText('20');
      await page.getByRole('button', { name: publishing.save, exact: true }).click();
      await expect(page.locator('[id="words.title"]')).toHaveValue('A title for everyone');
      await page.getByRole('button', { name: publishing.flow.submit }).click();
      await expect(page.getByText(publishing.flow.own)).toBeVisible();
      await expect(page.getByRole('button', { name: publishing.flow.approve, exact: true })).toHaveCount(0);
    });

    await test.step('another person looks at the preview, approves and publishes', async () => {
      const other = await page.context().browser()?.newPage();
      if (!other) throw new Error('No browser');
      await signOnUnseen(other, { url, locale, target: 'admin', nationalId: PUBLISHER });
      await other.goto(`${url}/${locale}/desk/publications/${OWN_ID}?view=preview&language=fr&width=768`);
      const preview = other.frameLocator('iframe');
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(preview.locator('html')).toHaveAttribute('lang', 'fr');
      await other.goto(`${url}/${locale}/desk/publications/${OWN_ID}`);
      await other.getByRole('button', { name: publishing.flow.approve, exact: true }).click();
      await other.getByRole('button', { name: publishing.flow.publishNow }).click();
      await expect(other.getByText(publishing.flow.published)).toBeVisible();
      await expectAccessible(other);
      await expect.poll(() => titleOf(`/NewsDetails/${OWN_ID}`), SOON).toContain(wanted);
      await other.getByRole('button', { name: publishing.flow.undoPublish }).click();
      await expect(other.getByText(publishing.flow.approved)).toBeVisible();
      const gone = await fetch(`${url}/${locale}/NewsDetails/${OWN_ID}`, { redirect: 'manual' });
      expect(gone.headers.get('location')).toContain('/not-found');
      await other.close();
    });

    await test.step('the audit trail records both', async () => {
      const { trail } = messagesOf(locale, 'admin');
      await page.goto(`${url}/${locale}/desk/trail`);
      const entries = page.getByRole('table').getByRole('row');
      await expect(entries.filter({ hasText: trail.entities.meta_override }).first()).toBeVisible();
      const own = entries.filter({ hasText: trail.entities.publication }).filter({ hasText: OWN_ID });
      for (const kind of ['submitted', 'approved', 'published', 'restored'] as const)
        await expect(own.filter({ hasText: trail.kinds[kind] })).toHaveCount(1);
    });
  });
}
