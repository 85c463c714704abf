import 'server-only';
import { createReadStream } from 'node:fs';
import { access, constants, open, readdir, rename, rm } from 'node:fs/promises';
import type { FileStore } from './file-store';
import {
  copyDurably,
  createUploadFolder,
  getDraftPath,
  getUploadFolder,
  getUploadPath,
  isDraft,
  listOlder,
  syncPath,
} from './folder';

/** The folder of the uploads: drafts become files by their name. */
export const folderStore: FileStore = {
  async keep(storageKeys) {
    for (const key of storageKeys) await rename(getDraftPath(key), getUploadPath(key));
    await syncPath(getUploadFolder());
  },
  async put(storageKey, path) {
    await createUploadFolder();
    await copyDurably(path, getUploadPath(storageKey));
  },
  async read(storageKey) {
    const handle = await open(getUploadPath(storageKey), 'r');
    return createReadStream('', { fd: handle });
  },
  async remove(storageKeys) {
    for (const key of storageKeys) await rm(getUploadPath(key), { force: true });
  },
  async *listBefore(before) {
    const names = await readdir(getUploadFolder()).catch(() => []);
    yield* listOlder(
      names.filter((name) => !isDraft(name)),
      before,
    );
  },
  endUnfinished: async () => 0,
  async check() {
    await createUploadFolder();
    await access(getUploadFolder(), constants.W_OK);
  },
};
