import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCKS = '/proc/locks';

/** Whether this system lists the locks of a process, like Linux. */
export const canListLocks = existsSync(LOCKS);

/** The inodes of the files on which a process holds POSIX locks. */
function listLockedInodes(pid: number): Set<number> {
  const lines = readFileSync(LOCKS, 'utf8').split('\n');
  // `21: POSIX  ADVISORY  READ 15009 fe:00:2155074 128 128`
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter((row) => row[4] === String(pid));
  return new Set(rows.map(([, , , , , place = '']) => Number(place.split(':').at(-1))));
}

/**
 * The files in a folder on which a process does not hold SQLite’s locks: one on each database, which shows that
 * it is in use, and one on its `-shm`.
 */
export function listUnlocked(pid: number, folder: string): string[] {
  const locked = listLockedInodes(pid);
  const names = readdirSync(folder).filter((name) => /\.sqlite(-shm)?$/.test(name));
  return names.filter((name) => !locked.has(statSync(join(folder, name)).ino));
}

/** Checks every few milliseconds whether a process still holds its locks. */
export class LockWatch {
  private readonly unlocked = new Set<string>();
  private isOver = false;
  private readonly done: Promise<void>;

  constructor(
    private readonly pid: number,
    private readonly folder: string,
  ) {
    this.done = canListLocks ? this.watch() : Promise.resolve();
  }

  /** Call it while the process runs. @returns the files that were found unlocked at any time */
  async end(): Promise<string[]> {
    this.isOver = true;
    await this.done;
    return [...this.unlocked];
  }

  private async watch(): Promise<void> {
    while (!this.isOver) {
      for (const name of listUnlocked(this.pid, this.folder)) this.unlocked.add(name);
      await sleep(20);
    }
  }
}
