import 'server-only';
import type { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '@/lib/api/contract/api-error';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiContext } from '@/lib/server/http/api-context';
import { toErrorResponse } from '@/lib/server/http/errors';
import type { Texts } from './page';
import { renderErrorPage, renderInvalidPage } from './page';
import { PAGE_HEADERS } from './style';

export function loadTexts(locale: Locale): Promise<Texts> {
  return loadTranslator(locale, 'signOn.identityProvider');
}

export async function respond(
  c: ApiContext,
  status: ContentfulStatusCode,
  page: ReturnType<typeof html>,
): Promise<Response> {
  return c.html(await page, status, { ...PAGE_HEADERS });
}

/** Responds that there is nothing to decide: 400 without a valid request, 410 if it was decided before. */
export async function respondInvalid(c: ApiContext, status: 400 | 410): Promise<Response> {
  const locale = c.get('locale');
  return respond(c, status, renderInvalidPage(locale, await loadTexts(locale)));
}

export async function respondError(error: Error, c: ApiContext): Promise<Response> {
  const response = await toErrorResponse(error, c);
  const { message }: ApiError = await response.json();
  const locale = c.get('locale');
  const page = renderErrorPage(locale, await loadTexts(locale), message);
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter) c.header('Retry-After', retryAfter);
  return respond(c, response.status as ContentfulStatusCode, page);
}
