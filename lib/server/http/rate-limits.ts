import 'server-only';
import { z } from 'zod';

/** How often something may be done within how many seconds. */
export interface Limit {
  count: number;
  seconds: number;
}

/**
 * The limits by action. Those by address are wide, because thousands of students may share the address of
 * one university; those by person are narrow.
 * - by address: `token`, `challenge`, `authorize`, `identityProvider`, `read`, `rating`, `plainForm` (posts
 *   without script, whatever becomes of them), and, narrow, `checkPage`
 *   (codes for posts without script cost a machine nothing)
 * - by person, else by address: `form`, and, narrow, `follow` (so that nobody guesses reference numbers)
 * - by person: `identify` (naming oneself at the test identity provider), `register`, `submit`
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

/**
 * The limits in force.
 * @param setting `action=count/seconds`, comma separated: overrides single defaults
 * @throws Error naming an action that does not exist, ZodError for another form
 */
export function parseLimits(setting: string): Record<LimitedAction, Limit> {
  const entries = setting.split(',').filter((text) => text.trim() !== '');
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(entries.map(parseEntry)) };
}
