import 'server-only';
import { z } from 'zod';

export interface Limit {
  count: number;
  seconds: number;
}

/**
 * Limits by address are wide, because a university's students may share one; by person, and for codes, they are
 * narrow.
 */
const DEFAULT_LIMITS = {
  token: { count: 6000, seconds: 60 },
  challenge: { count: 6000, seconds: 60 },
  authorize: { count: 6000, seconds: 60 },
  identityProvider: { count: 6000, seconds: 60 },
  read: { count: 30_000, seconds: 60 },
  rating: { count: 600, seconds: 60 },
  checkPage: { count: 20, seconds: 600 },
  identify: { count: 60, seconds: 600 },
  register: { count: 60, seconds: 60 },
  submit: { count: 30, seconds: 60 },
  plainForm: { count: 300, seconds: 60 },
  form: { count: 600, seconds: 60 },
  follow: { count: 60, seconds: 600 },
  draft: { count: 180, seconds: 60 },
  document: { count: 30, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof DEFAULT_LIMITS;

const entry = z
  .string()
  .trim()
  .regex(/^\w+=\d{1,9}\/\d{1,6}$/, 'expected action=count/seconds');

function parseEntry(text: string): [LimitedAction, Limit] {
  const [action = '', rest = ''] = entry.parse(text).split('=');
  if (!Object.hasOwn(DEFAULT_LIMITS, action)) throw new Error(`RATE_LIMITS: no action ${action}`);
  const [count, seconds] = rest.split('/').map(Number);
  return [action as LimitedAction, { count: count ?? 0, seconds: seconds ?? 0 }];
}

/** @param setting `action=count/seconds`, comma separated @throws Error naming an unknown action, ZodError */
export function parseLimits(setting: string): Record<LimitedAction, Limit> {
  const entries = setting.split(',').filter((text) => text.trim() !== '');
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(entries.map(parseEntry)) };
}
