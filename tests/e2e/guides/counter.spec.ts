/** Requirements: COUNTER-01, COUNTER-02, A11Y-01 */
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const texts = messagesOf('ar', 'counter');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rounds are counted, undone, kept and reset', async ({ page }) => {
    await page.goto('/ar/Counter');
    const tawaf = page.locator('#tawaf');
    const count = tawaf.locator('[role=status] b');
    const rounds = tawaf.locator('svg g g');
    const next = tawaf.getByRole('button', { name: texts.tawaf.next });
    expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(96);
    for (const round of [1, 2, 3]) {
      await next.tap();
      await expect(count).toHaveText(String(round));
    }
    await expect(rounds.nth(2)).toHaveCSS('opacity', '1');
    await expect(rounds.nth(4)).toHaveCSS('opacity', '0.25');
    await tawaf.getByRole('button', { name: texts.undo }).tap();
    await expect(count).toHaveText('2');
    await expectAccessible(page);
    await page.reload();
    await expect(count).toHaveText('2');
    await expect(page.locator('#sai [role=status] b')).toHaveText('0');
    await expect(tawaf.getByRole('button', { name: texts.clear })).toBeHidden();
    await tawaf.getByText(texts.again).tap();
    await tawaf.getByRole('button', { name: texts.clear }).tap();
    await expect(count).toHaveText('0');
    await expect(tawaf.getByText(texts.ask)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('seven laps are ticked, and the drawing shows them', async ({ page }) => {
    await page.goto('/ar/Counter');
    const sai = page.locator('#sai');
    await expect(sai.getByRole('button', { name: texts.sai.next })).toBeHidden();
    await expect(sai.getByText(texts.sai.complete)).toBeHidden();
    for (const box of await sai.getByRole('checkbox').all()) await box.check();
    await expect(sai.locator('svg g g').last()).toHaveCSS('opacity', '1');
    await expect(sai.getByText(texts.sai.complete)).toBeVisible();
  });
});
