import type { Locator, Page } from '@playwright/test';
import { DRAFT_PREFIX, getDraftKey, VISITOR } from '@/lib/forms/browser/draft';

/** Stores an unsent answer in the page’s tab, like a form that a user has started to fill in. */
async function keepDraft(page: Page): Promise<void> {
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"fullName":"نورة"}'),
    getDraftKey('contact', VISITOR),
  );
}

/**
 * Presses a sign-out button while there are unsent answers. @returns the confirmation question, which is
 * answered with yes
 */
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

/** The keys of the unsent answers in the page’s tab. */
export async function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)),
    DRAFT_PREFIX,
  );
}
