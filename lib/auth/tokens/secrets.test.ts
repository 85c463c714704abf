/** @jest-environment node */
/** Requirements: DATA-05 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, seal } from '@/lib/auth/rules/sealed-token';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { readOrCreateSecrets } from './secrets';

const newFolder = () => join(makeTemporaryFolder(), 'data');

describe('readOrCreateSecrets', () => {
  it('creates the file once, readable only by its owner', () => {
    const folder = newFolder();
    const first = readOrCreateSecrets(folder);
    expect(readOrCreateSecrets(folder)).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('creates a separate key for each purpose', () => {
    const keys = Object.values(readOrCreateSecrets(newFolder())).map(([key]) =>
      Buffer.from(key ?? []).toString('hex'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('refuses a damaged file instead of replacing it', () => {
    const folder = newFolder();
    readOrCreateSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), '{"cookies":"short"}');
    expect(() => readOrCreateSecrets(folder)).toThrow('contains no usable keys');
  });
});

describe('SECRETS and SECRETS_FILE', () => {
  const makeKey = () => randomBytes(32).toString('base64url');
  const purpose = { type: 'x+jwt', audience: 'urn:x' };
  const later = new Date(Date.now() + 60_000);

  afterEach(() => {
    for (const name of ['SECRETS', 'SECRETS_FILE', 'DATA_DIR']) delete process.env[name];
  });

  /** The secrets module of an instance with only these settings. */
  function startUnder(settings: Record<string, string>): typeof import('./secrets') {
    for (const name of ['SECRETS', 'SECRETS_FILE', 'DATA_DIR']) delete process.env[name];
    Object.assign(process.env, settings);
    let instance: typeof import('./secrets') | undefined;
    jest.isolateModules(() => {
      instance = jest.requireActual('./secrets');
    });
    if (!instance) throw new Error('not loaded');
    return instance;
  }

  /** Keys for all purposes, as JSON. @param more replaces or extends the random keys */
  function makeRing(more: Record<string, unknown>): string {
    const keys = Object.keys(readOrCreateSecrets(newFolder())).map((name) => [name, makeKey()]);
    return JSON.stringify({ ...Object.fromEntries(keys), ...more });
  }

  /** The secrets module of an instance with these keys for cookies in its file. */
  function startWith(...cookies: string[]): typeof import('./secrets') {
    const file = join(makeTemporaryFolder(), 'shared.json');
    writeFileSync(file, makeRing({ cookies }));
    return startUnder({ SECRETS_FILE: file });
  }

  it('keys may be in the setting, several for one purpose too, and no file is written', async () => {
    const [old, young, DATA_DIR] = [makeKey(), makeKey(), newFolder()];
    const fileStorage = { keyId: 'id', secretKey: 'secret' };
    const instance = startUnder({ SECRETS: makeRing({ cookies: [young, old], fileStorage }), DATA_DIR });
    expect(Buffer.from(instance.loadSecrets().cookies).toString('base64url')).toBe(young);
    const before = await seal({ a: 1 }, { ...purpose, ...startWith(old).loadKeys('cookies') }, later);
    expect(await open(before, { ...purpose, ...instance.loadKeys('cookies') }, new Date())).toMatchObject({
      a: 1,
    });
    expect(instance.loadStorageKeys()).toEqual(fileStorage);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it.each([
    ['no JSON', 'topsecret-words'],
    ['truncated JSON', `{"cookies":"topsecret`],
    ['a key that is too short', makeRing({ tokens: 'topsecret' })],
    ['a missing purpose', JSON.stringify({ cookies: 'topsecret' })],
    ['keys of the storage without their secret', makeRing({ fileStorage: { keyId: 'topsecret' } })],
  ])('%s in the setting stops the start, and the message does not quote it', (_, SECRETS) => {
    const DATA_DIR = newFolder();
    const read = () => {
      const instance = startUnder({ SECRETS, DATA_DIR });
      instance.loadStorageKeys();
      instance.loadSecrets();
    };
    expect(read).toThrow(/^SECRETS contains no usable keys/);
    expect(read).not.toThrow('topsecret');
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('a missing file prevents the start', () => {
    const SECRETS_FILE = join(newFolder(), 'missing.json');
    expect(() => startUnder({ SECRETS_FILE }).loadSecrets()).toThrow('does not exist');
    expect(() => startUnder({ SECRETS_FILE }).loadStorageKeys()).toThrow('does not exist');
  });

  it('a new key seals, earlier ones still open, and a removed one opens nothing', async () => {
    const [old, young] = [makeKey(), makeKey()];
    const before = await seal({ a: 1 }, { ...purpose, ...startWith(old).loadKeys('cookies') }, later);
    const rotated = { ...purpose, ...startWith(young, old).loadKeys('cookies') };
    expect(await open(before, rotated, new Date())).toMatchObject({ a: 1 });
    const after = await seal({ a: 2 }, rotated, later);
    const alone = { ...purpose, ...startWith(young).loadKeys('cookies') };
    expect(await open(after, alone, new Date())).toMatchObject({ a: 2 });
    await expect(open(before, alone, new Date())).rejects.toThrow('decryption operation failed');
  });
});
