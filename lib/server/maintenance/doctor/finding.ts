import 'server-only';

export interface Finding {
  check: string;
  /** `error` must be fixed; `warning` may be intended. */
  state: 'ok' | 'warning' | 'error';
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const warning = (check: string, text: string): Finding => ({ check, state: 'warning', text });
export const error = (check: string, text: string): Finding => ({ check, state: 'error', text });

/** The message of a failure and its cause in one line. */
export function explain(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { message, cause } = failure;
  const [line = ''] = (message || failure.name).split('\n');
  return cause instanceof Error ? `${line}: ${explain(cause)}` : line;
}
