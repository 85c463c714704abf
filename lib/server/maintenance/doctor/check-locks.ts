import 'server-only';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Finding, ok } from './finding';

const DELETED = ' (deleted)';

function listOpenFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((descriptor) => {
      try {
        return [readlinkSync(join(folder, descriptor))];
      } catch {
        // Closed meanwhile.
        return [];
      }
    });
  } catch {
    return [];
  }
}

/** Whether a process holds a lock on a file, by its inode in /proc/locks. */
function holdsLock(pid: string, inode: number): boolean {
  const line = new RegExp(`POSIX\\s+ADVISORY\\s+\\w+ ${pid} [\\da-f]+:[\\da-f]+:${inode} `);
  return line.test(readFileSync('/proc/locks', 'utf8'));
}

/**
 * Without its lock another program considers itself the only one, and deletes the log that the portal still writes to.
 */
export function checkLocks(file: string): Finding[] {
  const inode = statSync(file, { throwIfNoEntry: false })?.ino;
  if (process.platform !== 'linux' || inode === undefined) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const found = pids.flatMap((pid): Finding[] => {
    const open = listOpenFiles(pid);
    if (open.includes(`${file}-wal${DELETED}`) || open.includes(file + DELETED))
      return [
        error(
          'locks',
          `Process ${pid} writes into a deleted ${file}: save a copy of its data, then restart it.`,
        ),
      ];
    if (!open.includes(file)) return [];
    if (holdsLock(pid, inode)) return [ok('locks', `Process ${pid} holds its lock on ${file}.`)];
    return [
      error(
        'locks',
        `Process ${pid} has lost its lock on ${file}: open the file with nothing else, and restart it.`,
      ),
    ];
  });
  return found.length > 0 ? found : [ok('locks', `No visible process uses ${file}.`)];
}
