import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Packages are found from here. */
const BUILT = resolve('test-results/sender');

/** The portal's jobs of results and mails in a process that starts several times faster than a whole portal. */
export class Sender {
  private child: ChildProcess | null = null;

  /** @param env settings of the process */
  constructor(private readonly env: Record<string, string>) {
    buildSync({
      entryPoints: ['tests/support/mail/sender-process.ts'],
      outdir: BUILT,
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
    const child = spawn(
      process.execPath,
      ['--conditions=react-server', resolve(BUILT, 'sender-process.js')],
      {
        env: { ...process.env, NODE_COMPILE_CACHE: resolve(BUILT, 'compiled'), ...this.env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
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
