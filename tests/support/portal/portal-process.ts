import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AwardState, setAwardState } from '../award/award-state';

/** Limits that many people behind one address would never reach, so that tests do not wait for each other; what is added to them goes before. */
export const WIDE_LIMITS = [
  'token',
  'challenge',
  'authorize',
  'identityProvider',
  'read',
  'rating',
  'checkPage',
  'identify',
  'register',
  'submit',
  'plainForm',
  'form',
  'follow',
]
  .map((action) => `${action}=1000000/60`)
  .join();
/** A bot check that costs next to nothing: two browsers share two cores here. The full one has tests of its own. */
const QUICK_CHECK = '20';
const START_MS = 60_000;

export interface PortalOptions extends AwardState {
  /** Settings beside the defaults of a test. */
  env?: Record<string, string>;
  /** Folder of the data; a new one without it, removed when the portal stops. */
  dataDir?: string;
  port?: number;
  /** Folder of another build than the project's own. */
  folder?: string;
}

/** A port that nothing listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until the process says that it is ready. @throws Error with its output when it ends first */
function waitUntilReady(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`The portal ${reason}\n${log()}`));
    const timer = setTimeout(() => give('is not ready in time'), START_MS);
    const look = () => {
      if (!log().includes('The portal is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      give(`ended with code ${code}`);
    });
  });
}

/** A portal of a test's own: the real server process over the build that is there, with its own data and port. */
export class PortalProcess {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly options: PortalOptions,
  ) {}

  /** Starts a portal with an empty database, unless `dataDir` names one that is filled. */
  static async start(options: PortalOptions = {}): Promise<PortalProcess> {
    const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'portal-e2e-'));
    const port = options.port ?? (await findFreePort());
    const portal = new PortalProcess(port, dataDir, options);
    await portal.restart();
    if (options.windows || options.status !== undefined) {
      await portal.createDatabase();
      portal.setAward(options);
    }
    return portal;
  }

  /** `http://localhost:<port>`, without a trailing slash. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Number of the server's process. @throws Error when it does not run */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('The portal does not run');
    return pid;
  }

  /** Everything that the process printed so far. */
  get log(): string {
    return this.output;
  }

  /** The last lines of its log that tell of a failure of its own. */
  listErrors(): string[] {
    return this.output
      .split('\n')
      .filter((line) => /"level":"(?:error|fatal)"|has ended/.test(line))
      .slice(-20);
  }

  /** The tables come into being with the first call that needs them. */
  private async createDatabase(): Promise<void> {
    const { message } = await (await fetch(`${this.url}/gateway/TokenGenerator/GetToken`)).json();
    const headers = { Authorization: `Bearer ${message}` };
    await fetch(`${this.url}/gateway/api/Scholarship/GetConfigration`, { headers });
  }

  /** Sets windows and status while the portal serves; the next request sees them. */
  setAward(state: AwardState): void {
    setAwardState(this.dataDir, state);
  }

  /**
   * Starts the process again with the same data, port and settings.
   * @param folder of another build, if it is to serve that
   */
  async restart(folder = this.options.folder): Promise<void> {
    const own = this.options.env ?? {};
    // A login page is told where to lead back to.
    const site = own.LOGIN_URL ? { SITE_URL: this.url } : {};
    const quiet = {
      RATE_LIMITS: WIDE_LIMITS,
      BOT_CHECK_ATTEMPTS: QUICK_CHECK,
      PREPARE_PAGES: '0',
      LOG_LEVEL: 'warn',
    };
    const settings = { ...quiet, ...site, ...own };
    const env = {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...process.env,
      ...settings,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
    };
    this.output = '';
    const child = spawn(process.execPath, ['--max-semi-space-size=8', 'lib/commands/serve.ts'], {
      env,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    await waitUntilReady(child, () => this.output);
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  /** Ends the process as a power cut would: no handler runs. Data stays. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to end, as an operator would; data stays. @returns its exit code */
  close(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends the process and removes its data. */
  async stop(): Promise<void> {
    await this.kill();
    if (this.options.dataDir === undefined)
      rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
