import 'server-only';
import type { ApiError } from '@/lib/api/contract/api-error';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** Errors of the gateway itself; their texts are in `messages/<locale>/errors.json`. */
export type GatewayError =
  | 'unavailable'
  | 'unconfirmed'
  | 'unknownCall'
  | 'notFound'
  | 'methodNotAllowed'
  | 'foreignOrigin'
  | 'signInRequired'
  | 'sessionEnded';

/** The caller's language: an exact supported code in Accept-Language, else Arabic. */
export function readLanguage(headers: Headers): Locale {
  const language = headers.get('accept-language')?.trim();
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

export async function respondError(
  status: number,
  code: GatewayError,
  request: Request,
  headers: Record<string, string> = {},
): Promise<Response> {
  const t = await loadTranslator(readLanguage(request.headers), 'errors');
  const body: ApiError = { message: t(code), code };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
