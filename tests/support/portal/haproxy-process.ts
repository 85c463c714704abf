import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from './portal-process';

/** Lines that require HAProxy’s user and many connections. */
const OF_A_MACHINE = /^ {2}(?:user|group|maxconn) .*\n/gm;

/** The handbook’s configuration with these ports. @throws Error if its lines have changed */
function writeConfiguration(
  folder: string,
  { port, metrics }: Record<'port' | 'metrics', number>,
  servers: readonly number[],
  changes: readonly (readonly [line: string, ours: string])[],
): string {
  let text = readFileSync('docs/haproxy.cfg', 'utf8').replace(OF_A_MACHINE, '');
  const own = [
    ['bind :80', `bind 127.0.0.1:${port}`],
    ['127.0.0.1:8404', `127.0.0.1:${metrics}`],
    ['/etc/haproxy/waiting-page.html', resolve('docs/deploy/waiting-page.html')],
    ...servers.map((to, index) => [`127.0.0.1:300${index + 1}`, `127.0.0.1:${to}`]),
    ...changes,
  ];
  for (const [line = '', ours = ''] of own) {
    if (!text.includes(line)) throw new Error(`docs/haproxy.cfg has no ${line}`);
    text = text.replaceAll(line, ours);
  }
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}

/** An HAProxy in front of instances, configured as in the handbook. */
export class HaproxyProcess {
  private constructor(
    readonly port: number,
    /** URL of HAProxy’s `/metrics`. */
    readonly metricsPort: number,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * @param servers ports of the two instances behind it.
   * @param changes further texts to replace
   * @throws Error if it fails to start
   */
  static async start(
    program: string,
    servers: readonly [number, number],
    changes: readonly (readonly [line: string, ours: string])[] = [],
  ): Promise<HaproxyProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-haproxy-'));
    const port = await findFreePort();
    const metrics = await findFreePort();
    const file = writeConfiguration(folder, { port, metrics }, servers, changes);
    const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
    const proxy = new HaproxyProcess(port, metrics, child, folder);
    while (!(await fetch(`${proxy.url}/robots.txt`).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`HAProxy ended with code ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return proxy;
  }

  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
