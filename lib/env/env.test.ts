/** @jest-environment node */
/** Requirements: OPS-03, PRIVACY-01, SIGN-ON-09 */
import { parseEnv, readObjectPlace } from './env';

const PUBLIC = 'https://haj.example';

describe('parseEnv', () => {
  it('has a default for every setting', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', SIGN_ON_LIFETIME_MS: 600_000 });
  });

  it('treats an empty value as unset', () => {
    expect(parseEnv({ API_ROOT: '', PORT: '' }).API_ROOT).toBeUndefined();
  });

  it('refuses the test identity provider at a public address, unless it is explicitly allowed', () => {
    expect(() => parseEnv({ SITE_URL: PUBLIC })).toThrow('ALLOW_TEST_IDENTITY_PROVIDER');
    const given = { SITE_URL: PUBLIC, ALLOW_SQLITE: '1' };
    expect(parseEnv({ ...given, ALLOW_TEST_IDENTITY_PROVIDER: '1' }).SITE_URL).toBe(PUBLIC);
    expect(parseEnv({ ...given, LOGIN_URL: 'https://login.example' }).SITE_URL).toBe(PUBLIC);
  });

  it('refuses a shifted clock at a public address', () => {
    const given = { SITE_URL: PUBLIC, LOGIN_URL: 'https://login.example', TEST_NOW: '2026-01-01T00:00:00Z' };
    expect(() => parseEnv(given)).toThrow('TEST_NOW');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'recognizes %s as this machine',
    (address) => {
      expect(parseEnv({ SITE_URL: address, TEST_NOW: '2026-01-01T00:00:00Z' }).SITE_URL).toBe(address);
    },
  );

  it('refuses secrets in a file and in a setting at the same time, and quotes none of them', () => {
    const read = () => parseEnv({ SECRETS: '{"cookies":"topsecret"}', SECRETS_FILE: '/run/secrets/portal' });
    expect(read).toThrow(/SECRETS: .*SECRETS_FILE/);
    expect(read).not.toThrow('topsecret');
    expect(parseEnv({ SECRETS: '', SECRETS_FILE: '/run/secrets/portal' }).SECRETS).toBeUndefined();
  });

  it('keeps the default periods of retention, except those that are set', () => {
    const days = { ...parseEnv({}).RETENTION_DAYS };
    expect(days).toMatchObject({ identityImage: 90, completed: 365, certificate: 3653 });
    expect(parseEnv({ RETENTION_DAYS: 'completed = 500, draft=7' }).RETENTION_DAYS).toEqual({
      ...days,
      completed: 500,
      draft: 7,
    });
  });

  it.each([
    'completed',
    'completed=',
    'completed=1.5',
    'completed=-1',
    'letters=30',
    'completed=0',
    'completed=99999',
    'identityImage=366',
    'completed=120',
    'certificate=300',
    'toString=3',
  ])('refuses RETENTION_DAYS %s', (given) => {
    expect(() => parseEnv({ RETENTION_DAYS: given })).toThrow('RETENTION_DAYS: ');
  });

  it('names each invalid setting', () => {
    expect(() => parseEnv({ PORT: '0', API_ROOT: 'ftp://x' })).toThrow(/PORT: .*API_ROOT: /);
  });
});

describe('FILES_URL', () => {
  it.each([
    ['s3://files', { endpoint: null, bucket: 'files', prefix: '' }],
    ['s3://files/award/2026', { endpoint: null, bucket: 'files', prefix: 'award/2026/' }],
    [
      'https://store.example:9000/files/',
      { endpoint: 'https://store.example:9000', bucket: 'files', prefix: '' },
    ],
    ['http://10.0.0.7/files/a', { endpoint: 'http://10.0.0.7', bucket: 'files', prefix: 'a/' }],
  ])('%s names endpoint, bucket and prefix', (FILES_URL, place) => {
    expect(readObjectPlace(parseEnv({ FILES_URL }).FILES_URL ?? '')).toEqual(place);
  });

  it.each(['https://store.example', 's3://', 'ftp://store.example/files', 'files'])(
    '%s is refused',
    (FILES_URL) => {
      expect(() => parseEnv({ FILES_URL })).toThrow('FILES_URL');
    },
  );

  it('requires both keys or neither, and a known encryption', () => {
    expect(() => parseEnv({ FILES_KEY_ID: 'a' })).toThrow('belong together');
    expect(() => parseEnv({ FILES_ENCRYPTION: 'rot13' })).toThrow('FILES_ENCRYPTION');
    expect(parseEnv({ FILES_ENCRYPTION: 'aws:kms:alias/portal' }).FILES_ENCRYPTION).toBe(
      'aws:kms:alias/portal',
    );
  });
});
