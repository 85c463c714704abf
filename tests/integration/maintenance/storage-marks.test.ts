/** Requirements: FILE-13, PRIVACY-01 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import { getUploadFolder } from '@/lib/server/files/folder';
import { removeFiles } from '@/lib/server/files/open-file-store';
import { sweepAtStart, sweepUploads } from '@/lib/server/files/sweep';
import { completeEntry } from '../../support/award/complete-entry';
import { runCommand } from '../../support/commands/command';
import { leaveFile } from '../../support/files/abandoned-file';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

describe('with another database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-another-'));
  const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const listMarks = () => readdirSync(getUploadFolder()).filter((name) => name.startsWith('database-'));
  afterEach(() => {
    jest.restoreAllMocks();
    restoreSettings();
  });
  afterAll(async () => {
    await closeDatabase(folder);
    rmSync(folder, { recursive: true });
  });

  test('an empty database removes no files; once a portal has started on it, no database does', async () => {
    const [database, empty] = [await openDatabase(), await openDatabase(folder)];
    await completeEntry();
    await sweepUploads(database);
    const [own = '', ...others] = listMarks();
    expect(others).toEqual([]);
    const old = leaveFile(crypto.randomUUID(), 25);
    const log = logged();
    await sweepUploads(empty);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(own));
    expect([existsSync(old), listMarks()]).toEqual([true, [own]]);

    await sweepAtStart(empty);
    await sweepUploads(database);
    expect(existsSync(old)).toBe(true);
    const { code, stderr } = await runCommand('retention');
    expect([code, existsSync(old)]).toEqual([2, true]);
    expect(stderr).toContain('Stored files that no row names were left alone');
    for (const mark of listMarks()) expect(stderr).toContain(mark);
    await removeFiles(listMarks().filter((mark) => mark !== own));
    expect((await runCommand('retention')).code).toBe(0);
    expect([existsSync(old), listMarks()]).toEqual([false, [own]]);
  });

  test('unmarked files are claimed by the database that references most of them', async () => {
    const empty = await openDatabase(folder);
    changeSettings({ DATA_DIR: join(folder, 'storage') });
    mkdirSync(getUploadFolder(), { recursive: true });
    const old = leaveFile(crypto.randomUUID(), 25);
    const log = logged();
    await sweepAtStart(empty);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('names few'));
    expect([existsSync(old), listMarks()]).toEqual([true, []]);
    await removeFiles([old.slice(-36)]);
    await sweepAtStart(empty);
    expect(listMarks()).toHaveLength(1);
    const later = leaveFile(crypto.randomUUID(), 25);
    await sweepAtStart(empty);
    expect(existsSync(later)).toBe(false);
  });
});
