import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './portal-process';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The configuration lines of the handbook, verbatim. */
function readDocumented(): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  if (!block) throw new Error('docs/operations.md shows no configuration of nginx');
  return block;
}

/** The documented configuration with this folder and these ports, and a header with the cache status. */
function writeConfiguration(folder: string, port: number, portal: number): string {
  const own = readDocumented()
    .replace('/var/cache/nginx/portal', join(folder, 'cache'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${portal}`)
    .replace('proxy_cache portal;', 'proxy_cache portal; add_header X-Cache $upstream_cache_status;');
  const at = own.indexOf('location');
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  ${paths}
  ${own.slice(0, at)}
  server {
    listen ${port};
    ${own.slice(at)}
  }
}`,
  );
  return file;
}

/** An nginx in front of a portal, configured as in the handbook. */
export class NginxProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * @param portal port of the portal behind it.
   * @throws Error if it fails to start
   */
  static async start(program: string, portal: number): Promise<NginxProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
    // Started by root, its workers run as another user.
    chmodSync(folder, 0o755);
    const port = await findFreePort();
    const file = writeConfiguration(folder, port, portal);
    const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
    const url = `http://localhost:${port}`;
    while (!(await fetch(url).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return new NginxProcess(url, child, folder);
  }

  stop(): void {
    this.child.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
