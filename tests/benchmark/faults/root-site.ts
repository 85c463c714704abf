import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREWALL } from '../../support/api/root-answers';
import type { HttpResearcher } from '../../support/award/http-researcher';
import { PortalProcess, WIDE_LIMITS } from '../../support/portal/portal-process';
import { readSqlite } from './embedded-site';
import type { Place } from './place';

/** The specification has no such call: the operator names it. */
const CALLS = { calls: { addContactMessage: 'Contact/AddMessage' } };
const PROGRAM = ['--import', 'tsx', 'tests/benchmark/faults/root-process.ts'];
const TSCONFIG = 'tests/benchmark/tsconfig.json';

/** Starts an external API. @returns its settings for a portal */
async function startRoot(
  dataDir: string,
): Promise<{ child: ChildProcess; settings: Record<string, string> }> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMITS: WIDE_LIMITS,
    TSX_TSCONFIG_PATH: TSCONFIG,
  };
  const child = spawn(process.execPath, PROGRAM, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The external API ended with code ${code}`)));
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  return { child, settings: JSON.parse(line) };
}

/** One instance with an external root, and between them a gate that can be silent or answer with a page. */
export class RootSite implements Place {
  /** What the root answers: its own responses, none, or the page of a firewall with status 200. */
  answers: 'own' | 'none' | 'page' = 'own';
  private readonly gate = createServer((incoming, outgoing) => this.pass(incoming, outgoing));

  private constructor(
    private readonly folder: string,
    private readonly root: ChildProcess,
    private readonly target: URL,
  ) {}

  private portal: PortalProcess | null = null;

  static async open(): Promise<RootSite> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-root-'));
    const { child, settings } = await startRoot(folder);
    const { API_ROOT = '', CHALLENGE_URL = '', LOGIN_URL = '' } = settings;
    const site = new RootSite(folder, child, new URL(API_ROOT));
    await new Promise<void>((resolve) => site.gate.listen(0, '127.0.0.1', resolve));
    const { port } = site.gate.address() as AddressInfo;
    const through = (address: string) => Object.assign(new URL(address), { port }).href;
    const SETTINGS_FILE = join(folder, 'settings.json');
    writeFileSync(SETTINGS_FILE, JSON.stringify(CALLS));
    const env = {
      API_ROOT: through(API_ROOT),
      CHALLENGE_URL: through(CHALLENGE_URL),
      LOGIN_URL,
      SETTINGS_FILE,
      API_TIMEOUT_MS: '1000',
    };
    site.portal = await PortalProcess.start({ env });
    return site;
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.answers === 'page')
      return void outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(FIREWALL);
    if (this.answers === 'none') return;
    const { method, url, headers } = incoming;
    const { hostname, port } = this.target;
    const onward = request({ hostname, port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  get portals(): readonly PortalProcess[] {
    return this.portal ? [this.portal] : [];
  }

  get url(): string {
    return this.portal?.url ?? '';
  }

  readonly enter = async (researcher: HttpResearcher): Promise<void> => {
    await researcher.signOnOutside();
  };

  /** Rows of the root, which stores everything. */
  async readRows<Row extends Record<string, unknown>>(query: string): Promise<Row[]> {
    return readSqlite<Row>(join(this.folder, 'portal.sqlite'), query);
  }

  async readFile(key: string): Promise<Buffer> {
    return readFileSync(join(this.folder, 'uploads', key));
  }

  async close(): Promise<void> {
    await this.portal?.stop();
    this.gate.close();
    this.gate.closeAllConnections();
    this.root.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
