import 'server-only';
import type { ApiError } from '@/lib/api/contract/api-error';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { isOutage } from '@/lib/database/outage';
import { isNamedError } from '@/lib/env/is-named-error';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type errorMessages from '@/messages/ar/errors.json';
import type { ApiContext } from './api-context';

/** Stable codes of the API; each has a text in `messages/<locale>/errors.json`. */
export type ErrorCode = keyof typeof errorMessages;

interface ErrorDetails {
  fields?: Record<string, string>;
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/** A refusal that is reported to the caller: thrown anywhere below a handler, converted to a response in one place. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(value, 'RequestError');
  }

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
  }
}

const RETRY_AFTER_SECONDS = '30';

/** Logs an error of the machine or a dependency, and creates a refusal that asks the caller to retry. */
export function toOutage(error: unknown): RequestError {
  console.error(error);
  return new RequestError(503, 'unavailable', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
}

function toError(error: Error): RequestError {
  if (error instanceof RequestError) return error;
  if (isOutage(error)) return toOutage(error);
  // The stack contains code, never user input: queries keep their values apart from their text.
  console.error(error.stack);
  return new RequestError(500, 'internal');
}

/** Refusals that are counted for the operator; rate limits have their own counters. */
const COUNTED = { tokenInvalid: 'tokenRefused', forbidden: 'forbidden' } as const;

function count(code: ErrorCode, c: ApiContext): void {
  if (code !== 'tokenInvalid' && code !== 'forbidden') return;
  const caller = c.get('caller');
  countRefusal(COUNTED[code], caller?.kind === 'person' ? caller.subject : sourceOf(c.req.raw.headers));
}

/** Converts any error to a response in the common format, in the caller's language. */
export async function toErrorResponse(error: Error, c: ApiContext): Promise<Response> {
  const { status, code, details } = toError(error);
  count(code, c);
  const locale: Locale = c.get('locale') ?? DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'errors');
  const body: ApiError = { message: t(code, details.values), code, fields: details.fields };
  return Response.json(body, { status, headers: { ...details.headers, 'Content-Language': locale } });
}
