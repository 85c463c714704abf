import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Packages are found from here. */
const BUILT = resolve('test-results/jobs');

/** Jobs of the portal in a process that starts several times faster than a whole portal. */
export class JobProcess {
  private child: ChildProcess | null = null;
  private readonly folder: string;

  /**
   * @param file its source, which writes a line when it is ready
   * @param env settings of the process
   */
  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
  ) {
    this.folder = resolve(BUILT, basename(file, '.ts'));
    buildSync({
      entryPoints: [file],
      outdir: this.folder,
      bundle: true,
      // Messages and other parts are loaded when they are used.
      splitting: true,
      platform: 'node',
      format: 'esm',
      conditions: ['react-server'],
      packages: 'external',
      logLevel: 'error',
    });
  }

  /** Starts the process, again after it was killed. @throws Error if it ends before it is ready */
  async restart(): Promise<void> {
    const built = resolve(this.folder, `${basename(this.file, '.ts')}.js`);
    const child = spawn(process.execPath, ['--conditions=react-server', built], {
      env: { ...process.env, NODE_COMPILE_CACHE: resolve(this.folder, 'compiled'), ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('The process ended before it was ready');
    });
    // Only an end before `ready` is an error.
    ended.catch(() => undefined);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }

  /** Kills the process, like a power failure: no handler runs. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
