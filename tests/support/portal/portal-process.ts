import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type AwardState, setAwardState } from '../award/award-state';
import { findStartedFolder } from './started-folder';

/**
 * Limits that many users behind one address do not reach, so that tests do not slow each other down; settings
 * of the test override them.
 */
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
/** A bot check with a trivial task: two browsers share two cores here. Separate tests cover the full one. */
const QUICK_CHECK = '20';
const START_MS = 60_000;
const LOOK_MS = 20;
const END_WITH_LENDER = '--import=./tests/support/portal/end-with-lender.mjs';
/** Where Node keeps the compiled code of the portal, so that each start does not compile it again. */
const COMPILED = resolve('test-results/compiled');
/** Pages of each group, whose code is then compiled for every portal. */
const PAGES = [
  '/ar',
  '/en/Haj',
  '/ar/Researchers',
  '/en/MediaAndAwareness',
  '/ar/Contact',
  '/en/Faqs',
  '/ar/HolySites',
  '/en/sign-in',
  '/ar/desk',
];

export interface PortalOptions extends AwardState {
  /** Settings added to the defaults of a test. */
  env?: Record<string, string>;
  /** Data folder; by default a copy of one in which a portal has started, removed when the portal stops. */
  dataDir?: string;
  port?: number;
  /** Folder of another build than the project’s own. */
  folder?: string;
  /** Folder for data and output of a portal that outlives this process and ends with the test run. */
  lent?: string;
}

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

/** Waits until the process reports that it is ready. @throws Error with its output if it exits first */
function waitUntilReady(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`The portal ${reason}\n${log()}`));
    const onExit = (code: number | null) => finish(() => give(`ended with code ${code}`));
    const endsAt = Date.now() + START_MS;
    const timer = setInterval(() => {
      if (log().includes('The portal is ready')) finish(resolve);
      else if (Date.now() >= endsAt) finish(() => give('is not ready in time'));
    }, LOOK_MS);
    child.once('exit', onExit);

    function finish(settle: () => void): void {
      clearInterval(timer);
      child.off('exit', onExit);
      settle();
    }
  });
}

/** Content depends on the build and the time; with PostgreSQL or an external root it is not in the folder. */
const startsEmpty = ({ env = {}, folder }: PortalOptions): boolean =>
  folder !== undefined || ['TEST_NOW', 'DATABASE_URL', 'API_ROOT'].some((name) => name in env);

/** A portal for one test: the real server process with the existing build, its own data and port. */
export class PortalProcess {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly options: PortalOptions,
  ) {}

  /** Starts a portal of which only the content is in the database, unless `dataDir` names another one. */
  static async start(options: PortalOptions = {}): Promise<PortalProcess> {
    const dataDir = options.dataDir ?? mkdtempSync(join(options.lent ?? tmpdir(), 'portal-e2e-'));
    if (options.dataDir === undefined && !startsEmpty(options))
      cpSync(await findStartedFolder(startOnce), dataDir, { recursive: true });
    const port = options.port ?? (await findFreePort());
    const portal = new PortalProcess(port, dataDir, options);
    await portal.restart();
    if (options.windows || options.status !== undefined) portal.setAward(options);
    return portal;
  }

  /** `http://localhost:<port>`, without a trailing slash. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Id of the server process. @throws Error if it does not run */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('The portal does not run');
    return pid;
  }

  /** The output of the process so far. */
  get log(): string {
    return this.options.lent ? readFileSync(this.logFile, 'utf8') : this.output;
  }

  /** Where the output of a lent portal is. */
  get logFile(): string {
    return `${this.dataDir}.log`;
  }

  /** The last log lines that report an internal failure. */
  listErrors(): string[] {
    return this.log
      .split('\n')
      .filter((line) => /"level":"(?:error|fatal)"|has ended/.test(line))
      .slice(-20);
  }

  /** Sets windows and status while the portal runs; the next request uses them. */
  setAward(state: AwardState): void {
    setAwardState(this.dataDir, state);
  }

  /**
   * Restarts the process with the same data, port and settings.
   * @param folder another build to serve
   */
  async restart(folder = this.options.folder): Promise<void> {
    const own = this.options.env ?? {};
    // A login page gets the return URL as a parameter.
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
      NODE_COMPILE_CACHE: COMPILED,
      ...settings,
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
    };
    this.output = '';
    const { lent } = this.options;
    const out = lent ? openSync(this.logFile, 'w') : 'pipe';
    const flags = ['--max-semi-space-size=8', ...(lent ? [END_WITH_LENDER] : [])];
    const child = spawn(process.execPath, [...flags, 'lib/commands/serve.ts'], {
      env,
      cwd: folder,
      stdio: ['ignore', out, out],
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    if (typeof out === 'number') closeSync(out);
    this.child = child;
    await waitUntilReady(child, () => this.log);
    if (lent) child.unref();
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
    child.ref();
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  /** Kills the process, like a power failure: no handler runs. Data remains. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the process like an operator; data remains. @returns its exit code */
  close(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Stops the process and removes its data. */
  async stop(): Promise<void> {
    await this.kill();
    if (this.options.dataDir === undefined)
      rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function startOnce(dataDir: string): Promise<void> {
  const portal = await PortalProcess.start({ dataDir });
  for (const page of PAGES) await (await fetch(portal.url + page)).text();
  // Node stores compiled code when a process ends by itself.
  await portal.close();
}
