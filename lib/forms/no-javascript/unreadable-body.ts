import { isNamedError } from '@/lib/env/is-named-error';

/** Why a body cannot be read; the texts are in `messages/<locale>/errors.json`. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(value, 'UnreadableBody');
  }

  constructor(
    readonly status: number,
    readonly code:
      | 'malformed'
      | 'tooLarge'
      | 'tooSlow'
      | 'unsupportedType'
      | 'unavailable'
      | 'tooManyRequests',
    readonly waitSeconds?: number,
  ) {
    super(code);
  }
}
