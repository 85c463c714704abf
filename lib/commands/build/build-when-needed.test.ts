/** @jest-environment node */
/** Requirements: OPS-01 */
import { parseEnv } from '@/lib/env/env';
import { hashSources, toBuildEnvironment } from './build-when-needed';

test('the build is outdated exactly when one of its inputs has changed', () => {
  const hash = hashSources({});
  expect(hashSources({ HOME: '/somewhere' })).toBe(hash);
  expect(hashSources({ SITE_URL: 'https://portal.example' })).not.toBe(hash);
});

test('a build accepts a public address without a database, because it opens none', () => {
  const given = {
    NODE_ENV: 'test',
    SITE_URL: 'https://portal.example',
    LOGIN_URL: 'https://login.example',
  } as const;
  expect(() => parseEnv(given)).toThrow('DATABASE_URL');
  expect(parseEnv(toBuildEnvironment(given)).SITE_URL).toBe(given.SITE_URL);
});
