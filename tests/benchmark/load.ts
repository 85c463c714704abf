import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findProgram } from '@/lib/development/test-programs';
import { findFreePort } from '../support/portal/portal-process';

/** The number of simultaneous clients, each of which sends the next request after a response. */
export const CONNECTIONS = 16;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Failed responses: a status of 400 and above, or a broken connection. */
  failed: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Prints the measurement as JSON; wrk measures in microseconds. */
const REPORT = `done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"perSecond":%d,"p50":%.2f,"p99":%.2f,"failed":%d}',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end`;

async function runWrk(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const script = join(mkdtempSync(join(tmpdir(), 'portal-load-')), 'report.lua');
  writeFileSync(script, REPORT);
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, ...named, url]);
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  return JSON.parse(output.slice(output.indexOf('{"perSecond"')));
}

async function runAutocannon(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const { requests, latency, non2xx, errors } = result;
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

/**
 * Requests one URL repeatedly, with wrk if it is installed: it needs a tenth of the processor time that a
 * generator in JavaScript takes from the server on the same machine.
 */
export const measureLoad = hasWrk ? runWrk : runAutocannon;
/** The generator in use. */
export const GENERATOR = hasWrk ? 'wrk' : 'autocannon';

/** Sends one body with as little overhead as Node allows. */
const BARE_NODE = `
const [port, length] = process.argv.slice(1).map(Number);
const body = Buffer.alloc(length, 97);
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length };
require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port);
`;

function startNginx(program: string, port: number, length: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bare-'));
  writeFileSync(join(folder, 'page'), Buffer.alloc(length, 97));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; open_file_cache max=10; keepalive_requests 1000000; default_type text/html;
  server { listen ${port}; root ${folder}; location / { try_files /page =404; } } }`,
  );
  return spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
}

/**
 * A bare server that sends the same number of bytes: nginx if it is installed, with a worker per core,
 * otherwise Node.
 */
export async function startBareServer(length: number) {
  const port = await findFreePort();
  const nginx = findProgram('nginx');
  const child = nginx
    ? startNginx(nginx, port, length)
    : spawn(process.execPath, ['-e', BARE_NODE, String(port), String(length)], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, name: nginx ? 'nginx' : 'bare Node', stop: () => child.kill() };
}
