import type { Page } from '@playwright/test';
import { DRAFT_PREFIX, getDraftKey, VISITOR } from '@/lib/forms/draft';

/** Keeps an unsent answer in the page's tab, as a form does that somebody has begun. */
export async function keepDraft(page: Page): Promise<void> {
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"fullName":"نورة"}'),
    getDraftKey('contact', VISITOR),
  );
}

/** The keys of the unsent answers that the page's tab holds. */
export async function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)),
    DRAFT_PREFIX,
  );
}
