import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../portal/portal-process';

/** The test virus: harmless, and only in the signature database of the tests. */
export const VIRUS = 'HARMLESS-TEXT-THAT-THE-TESTS-CALL-A-VIRUS';
const START_MS = 30_000;

const settings = (folder: string, port: number) => `TCPSocket ${port}
TCPAddr 127.0.0.1
LocalSocket ${folder}/clamd.sock
DatabaseDirectory ${folder}/signatures
Foreground yes
Bytecode no
MaxThreads 4
`;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** A clamd with one signature, defined by the tests. */
export class ClamdServer {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `tcp://127.0.0.1:${this.port}`;
  }

  get socketUrl(): string {
    return `unix:${this.folder}/clamd.sock`;
  }

  /** Starts it if it does not run. @throws Error if it fails to start */
  async start(): Promise<void> {
    if (this.child) return;
    this.child = spawn(this.program, ['-c', join(this.folder, 'clamd.conf')], { stdio: 'ignore' });
    for (const endsAt = Date.now() + START_MS; !(await answers(this.port)); await sleep(50))
      if (this.child.exitCode !== null || Date.now() > endsAt) throw new Error('clamd does not start');
  }

  /** Stops it: connections are refused. */
  async pause(): Promise<void> {
    this.child?.kill('SIGKILL');
    this.child = null;
    while (await answers(this.port)) await sleep(20);
  }

  static async create(program: string): Promise<ClamdServer> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-clamd-'));
    const port = await findFreePort();
    mkdirSync(join(folder, 'signatures'));
    const signature = `Portal.Test.Text:0:*:${Buffer.from(VIRUS).toString('hex')}\n`;
    writeFileSync(join(folder, 'signatures', 'portal.ndb'), signature);
    writeFileSync(join(folder, 'clamd.conf'), settings(folder, port));
    const server = new ClamdServer(program, folder, port);
    await server.start();
    return server;
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
