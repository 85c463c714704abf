import { isNamedError } from '@/lib/env/is-named-error';

interface Cause extends ErrorOptions {
  /** True where the API may have got what was sent: nobody can say whether it was done. */
  mayHaveArrived?: boolean;
}

/** The API did not respond: it is down, too slow, or answered with something that is no answer. */
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
