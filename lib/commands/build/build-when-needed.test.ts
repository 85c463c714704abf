/** @jest-environment node */
/** Requirements: OPS-01 */
import { parseEnv } from '@/lib/env/env';
import { hashSources, toBuildEnvironment } from './build-when-needed';

test('the build is new exactly when something that it carries is', () => {
  const hash = hashSources({});
  expect(hashSources({ HOME: '/somewhere' })).toBe(hash);
  expect(hashSources({ SITE_URL: 'https://portal.example' })).not.toBe(hash);
});

test('a build takes a public address without a database: it opens none', () => {
  const given = {
    NODE_ENV: 'test',
    SITE_URL: 'https://portal.example',
    LOGIN_URL: 'https://login.example',
  } as const;
  expect(() => parseEnv(given)).toThrow('DATABASE_URL');
  expect(parseEnv(toBuildEnvironment(given)).SITE_URL).toBe(given.SITE_URL);
});
