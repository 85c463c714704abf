import type { ApiError } from '@/lib/api/contract/api-error';
import { isNamedError } from '@/lib/env/is-named-error';

/**
 * The error thrown by every failed call.
 * - `status`: HTTP status, 0 without a response.
 * - `code`: stable code of the API; `network` without a response, `sessionEnded` after the sign-on has ended, `http` if
 *   the server sent no code.
 * - `message`: the server's message, else the status text (CALL-06).
 * - `fields`: error codes by dotted path in the request body.
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
 * Converts a response outside 2xx to an ApiFailure.
 * @param data the parsed body, or any other content
 * @param person true when the endpoint requires a signed-in person: a 401 then means that the sign-on has ended
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
