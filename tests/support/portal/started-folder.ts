import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDERS = resolve('test-results/started');
const UNFINISHED = 'unfinished-';

function removeEarlierBuilds(): void {
  for (const name of readdirSync(FOLDERS))
    if (!name.startsWith(UNFINISHED)) rmSync(join(FOLDERS, name), { recursive: true, force: true });
}

/**
 * A data folder as the first start of this build leaves it, without its secrets. A portal that starts with a copy does
 * not have to load the publications and to index every page. Made once per build.
 * @param start starts a portal with an empty folder, and ends it
 */
export async function findStartedFolder(start: (dataDir: string) => Promise<void>): Promise<string> {
  const folder = join(FOLDERS, readFileSync('.next/BUILD_ID', 'utf8'));
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDERS, { recursive: true });
  removeEarlierBuilds();
  const unfinished = mkdtempSync(join(FOLDERS, UNFINISHED));
  await start(unfinished);
  // A cookie of one portal must not be valid for another.
  rmSync(join(unfinished, 'secrets.json'));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
