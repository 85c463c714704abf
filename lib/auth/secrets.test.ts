/** @jest-environment node */
/** Requirements: DATA-05 */
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const keys = Object.values(readOrCreateSecrets(newFolder())).map((key) =>
      Buffer.from(key).toString('hex'),
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
