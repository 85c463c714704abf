import { env } from './env.ts';

const startedAt = Date.now();

/**
 * The portal's only clock. `TEST_NOW` (an ISO-8601 instant) sets the time at process start, and time advances from
 * there. `env` refuses it together with a public `SITE_URL`.
 */
export function now(): Date {
  if (!env.TEST_NOW) return new Date();
  return new Date(Date.parse(env.TEST_NOW) + (Date.now() - startedAt));
}
