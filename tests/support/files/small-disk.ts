import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function run(program: string, ...words: string[]): void {
  const { status, error, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

function writeUntilFull(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/**
 * A separate file system that can be filled to the last byte. Only root on a machine with loop devices can
 * mount one.
 */
export class SmallDisk {
  private fillers = 0;

  private constructor(private readonly home: string) {}

  /**
   * @throws Error if mounting is not possible
   */
  static mount(megabytes: number): SmallDisk {
    const disk = new SmallDisk(mkdtempSync(join(tmpdir(), 'portal-disk-')));
    const image = join(disk.home, 'image');
    try {
      chmodSync(disk.home, 0o755);
      mkdirSync(disk.folder);
      run('truncate', '-s', `${megabytes}M`, image);
      // Without blocks reserved for root.
      run('mkfs.ext4', '-q', '-m', '0', image);
      run('mount', '-o', 'loop', image, disk.folder);
      return disk;
    } catch (error) {
      rmSync(disk.home, { recursive: true, force: true });
      throw error;
    }
  }

  /** Its mount point. */
  get folder(): string {
    return join(this.home, 'disk');
  }

  /** Fills the remaining space; call it again if some has become free. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail === 0) return;
    this.fillers += 1;
    const file = join(this.folder, `filler-${this.fillers}`);
    try {
      run('fallocate', '-l', String(bavail * bsize), file);
    } catch {
      // File metadata takes space too: it writes until nothing fits.
      writeUntilFull(file, bsize);
    }
  }

  /** Frees the space again. */
  empty(): void {
    for (; this.fillers > 0; this.fillers -= 1)
      rmSync(join(this.folder, `filler-${this.fillers}`), { force: true });
  }

  remove(): void {
    run('umount', '-l', this.folder);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 });
  }
}
