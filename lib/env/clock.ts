import { env } from './env.ts';

const startedAt = Date.now();

/** The portal's only clock. `TEST_NOW` sets the time at process start; refused with a public `SITE_URL`. */
export function now(): Date {
  if (!env.TEST_NOW) return new Date();
  return new Date(Date.parse(env.TEST_NOW) + (Date.now() - startedAt));
}
