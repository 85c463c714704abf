import type { ApiError } from '@/lib/api/contract/api-error';
import { isNamedError } from '@/lib/env/is-named-error';

/**
 * What every failed call throws.
 * - `status`: HTTP status, 0 when no response came.
 * - `code`: the API's stable code; `network` without a response, `sessionEnded` when the sign-on is over,
 *   `http` when the server sent no code.
 * - `message`: the server's own message, else the status text (CALL-06).
 * - `fields`: error codes by dotted path of the request body.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(value, 'ApiFailure');
  }

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

function isApiError(data: unknown): data is Partial<ApiError> {
  return typeof data === 'object' && data !== null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Turns a response outside 2xx into an ApiFailure.
 * @param data the parsed body, or whatever came instead of one
 * @param person true when the endpoint is for signed-in people: its 401 means that the sign-on is over
 */
export function toApiFailure(
  response: Pick<Response, 'status' | 'statusText'>,
  data: unknown,
  person: boolean,
): ApiFailure {
  const error = isApiError(data) ? data : {};
  const ended = response.status === 401 && person;
  const code = ended ? 'sessionEnded' : (text(error.code) ?? 'http');
  return new ApiFailure(
    response.status,
    code,
    text(error.message) ?? response.statusText,
    error.fields ?? undefined,
  );
}
