import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../portal/portal-process';

/** PgBouncer refuses to run as root: the user `nobody` runs it instead. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** PgBouncer in transaction mode: two statements of one client may use different connections. */
export class PgBouncer {
  private child: ChildProcess;

  private constructor(
    readonly port: number,
    private readonly program: string,
    private readonly folder: string,
  ) {
    this.child = this.spawn();
  }

  /**
   * @param server port of PostgreSQL
   * @param poolSize connections to it
   */
  static async start(program: string, server: number, poolSize: number): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
    chmodSync(folder, 0o755);
    const port = await findFreePort();
    writeFileSync(join(folder, 'users.txt'), '"portal" ""\n');
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `[databases]
postgres = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
    );
    return new PgBouncer(port, program, folder);
  }

  /** Kills it, like a crash. */
  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  restart(): void {
    this.child = this.spawn();
  }

  /** Stops it and removes its configuration. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }

  private spawn(): ChildProcess {
    return spawn(this.program, ['-q', join(this.folder, 'pgbouncer.ini')], { stdio: 'ignore', ...OWNER });
  }
}
