import 'server-only';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FileStore, isMark, MARK_TEXT } from './file-store';
import {
  copyDurably,
  createUploadFolder,
  getArrivingPath,
  getUploadFolder,
  getUploadPath,
  isArriving,
  listOlder,
  syncPath,
  syncUploadFolder,
} from './folder';

/** The upload folder: received files become stored ones by renaming. */
export const folderStore: FileStore = {
  async keep(storageKeys) {
    for (const key of storageKeys) await rename(getArrivingPath(key), getUploadPath(key));
    await syncUploadFolder();
  },
  async put(storageKey, path) {
    const target = getUploadPath(storageKey);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyDurably(path, target);
    await syncPath(dirname(target));
  },
  async read(storageKey) {
    const handle = await open(getUploadPath(storageKey), 'r');
    const { size } = await handle.stat();
    return { content: createReadStream('', { fd: handle }), size };
  },
  async remove(storageKeys) {
    for (const key of storageKeys) await rm(getUploadPath(key), { force: true });
  },
  async *listBefore(before) {
    const entries = await readdir(getUploadFolder(), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    yield* listOlder(
      names.filter((name) => !isArriving(name) && !isMark(name)),
      before,
    );
  },
  async listMarks() {
    return (await readdir(getUploadFolder()).catch(() => [])).filter(isMark);
  },
  async mark(name) {
    await createUploadFolder();
    await writeFile(getUploadPath(name), MARK_TEXT, { mode: 0o600, flush: true });
    await syncPath(getUploadFolder());
  },
  endUnfinished: async () => 0,
  async check() {
    await createUploadFolder();
    await access(getUploadFolder(), constants.W_OK);
  },
};
