/** Requirements: MONITOR-04 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '../support/portal/portal-process';

const UNIT = readFileSync(join('docs', 'deploy', 'portal@.service'), 'utf8');

/** Runs the command with which the unit waits for an instance. @returns its exit code */
function waitUntilStarted(port: number, mainPid: number): Promise<number | null> {
  const [, options = '', script = ''] = /^ExecStartPost=\S+\/node (\S+) -e "([^"$%\\]+)"$/m.exec(UNIT) ?? [];
  const env = { ...process.env, PORT: String(port), MAINPID: String(mainPid) };
  return new Promise((resolve) =>
    spawn(process.execPath, [options, '-e', script], { env, stdio: 'ignore', timeout: 4500 }).once(
      'exit',
      resolve,
    ),
  );
}

test('the start of a unit ends when the instance takes requests', async () => {
  const replies = [503, 503, 200];
  const asked: string[] = [];
  const instance = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(replies.shift() ?? 500).end();
  });
  await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve));
  const { port } = instance.address() as AddressInfo;
  const code = await waitUntilStarted(port, process.pid);
  instance.close();
  expect([code, asked]).toEqual([0, Array(3).fill('/health/ready')]);
});

test('an instance that exits while it starts fails the start of its unit, which restarts it without a limit', async () => {
  // The port is in use before the instance is ready, and free again when it has exited.
  const instance = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 500)'], { stdio: 'ignore' });
  expect(await waitUntilStarted(await findFreePort(), instance.pid ?? 0)).toBe(1);
  for (const line of ['Restart=always', 'RestartSec=2', 'StartLimitIntervalSec=0'])
    expect(UNIT.split('\n')).toContain(line);
});
