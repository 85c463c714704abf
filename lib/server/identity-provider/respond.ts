import 'server-only';
import type { html } from 'hono/html';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiContext } from '../api-context';
import { renderInvalidPage } from './number-page';
import type { Texts } from './page';
import { PAGE_HEADERS } from './style';

/** The provider's texts in one language. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const t = await loadTranslator(locale, 'signOn');
  return (key, values) => t(`identityProvider.${key}`, values);
}

/** Answers with a page and the policies that go with it. */
export async function respond(
  c: ApiContext,
  status: 200 | 400 | 410 | 422,
  page: ReturnType<typeof html>,
): Promise<Response> {
  return c.html(await page, status, { ...PAGE_HEADERS });
}

/** Answers that there is nothing to decide here: 400 without a valid request, 410 when it was decided before. */
export async function respondInvalid(c: ApiContext, status: 400 | 410): Promise<Response> {
  const locale = c.get('locale');
  return respond(c, status, renderInvalidPage(locale, await loadTexts(locale)));
}
