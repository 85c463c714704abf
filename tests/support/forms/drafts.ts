import type { Locator, Page } from '@playwright/test';
import { DRAFT_PREFIX } from '@/lib/browser-scripts/account-script';
import { getDraftKey, VISITOR } from '@/lib/forms/browser/draft';

/** Keeps an unsent answer in the page's tab, as a form does that somebody has begun. */
async function keepDraft(page: Page): Promise<void> {
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"fullName":"نورة"}'),
    getDraftKey('contact', VISITOR),
  );
}

/** Presses a button that signs out while unsent answers wait. @returns what was asked before, and answered with yes */
export async function signOutAsked(page: Page, button: Locator): Promise<string[]> {
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.accept();
  });
  await keepDraft(page);
  await button.click();
  return asked;
}

/** The keys of the unsent answers that the page's tab holds. */
export async function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)),
    DRAFT_PREFIX,
  );
}
