import { isNamedError } from '@/lib/env/is-named-error';

interface Cause extends ErrorOptions {
  /** True if the API may have received the request: whether it was performed is unknown. */
  mayHaveArrived?: boolean;
}

/** The API did not respond: it is down, too slow, or sent an invalid answer. */
export class UpstreamDown extends Error {
  override readonly name = 'UpstreamDown';
  readonly mayHaveArrived: boolean;

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(value, 'UpstreamDown');
  }

  constructor(message: string, { mayHaveArrived = false, ...options }: Cause = {}) {
    super(message, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}
