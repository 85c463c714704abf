import { env } from './env.ts';

const startedAt = Date.now();

/**
 * The one clock of the portal. `TEST_NOW` (an ISO-8601 instant) moves the moment at which the process
 * started; time then goes on from there. `env` refuses it with a public `SITE_URL`.
 */
export function now(): Date {
  if (!env.TEST_NOW) return new Date();
  return new Date(Date.parse(env.TEST_NOW) + (Date.now() - startedAt));
}
