import type { ApiError } from '@/lib/api/contract/api-error';
import { isNamedError } from '@/lib/env/is-named-error';

/**
 * The error of every failed call. `status` is 0 without a response; `code` is `network`, `sessionEnded`, `http` or the
 * API's.
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

/** @param person true when the endpoint requires a signed-in person: a 401 then means that the sign-on has ended */
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
