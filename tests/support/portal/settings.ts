import { env } from '@/lib/env/env';

const original = { ...env };

/** Runs the rest of the test with other settings. */
export function changeSettings(change: Partial<typeof env>): void {
  Object.assign(env, change);
}

/** Restores the settings; for `afterEach`. */
export function restoreSettings(): void {
  for (const key of Object.keys(env)) Reflect.deleteProperty(env, key);
  Object.assign(env, original);
}
