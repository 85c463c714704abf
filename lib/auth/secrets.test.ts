/** @jest-environment node */
/** Requirements: DATA-05 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, seal } from './sealed-token';
import { readOrCreateSecrets } from './secrets';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), 'data');

describe('readOrCreateSecrets', () => {
  it('creates the file once, readable by its owner alone', () => {
    const folder = newFolder();
    const first = readOrCreateSecrets(folder);
    expect(readOrCreateSecrets(folder)).toEqual(first);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('gives each purpose a key of its own', () => {
    const keys = Object.values(readOrCreateSecrets(newFolder())).map(([key]) =>
      Buffer.from(key ?? []).toString('hex'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('refuses a damaged file rather than replace it', () => {
    const folder = newFolder();
    readOrCreateSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), '{"cookies":"short"}');
    expect(() => readOrCreateSecrets(folder)).toThrow('holds no usable keys');
  });
});

describe('SECRETS_FILE', () => {
  const makeKey = () => randomBytes(32).toString('base64url');
  const purpose = { type: 'x+jwt', audience: 'urn:x' };
  const later = new Date(Date.now() + 60_000);

  /** The secrets module of an instance that starts with these keys for cookies. */
  function startWith(...cookies: string[]): typeof import('./secrets') {
    const folder = newFolder();
    const keys = Object.keys(readOrCreateSecrets(folder)).map((name) => [name, makeKey()]);
    const file = join(folder, 'shared.json');
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(keys), cookies }));
    process.env.SECRETS_FILE = file;
    let instance: typeof import('./secrets') | undefined;
    jest.isolateModules(() => {
      instance = jest.requireActual('./secrets');
    });
    if (!instance) throw new Error('not loaded');
    return instance;
  }

  it('a new key seals, old ones still open, and one that was taken out opens nothing', async () => {
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
