/** Requirements: INSTANCE-01 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@/lib/development/test-programs';
import { HaproxyProcess } from '../../support/portal/haproxy-process';

const WAITING_PAGE = 'docs/deploy/waiting-page.html';

const program = findProgram('haproxy');
const proved = program ? test : test.skip;

proved('requests above the limit of the instances wait, and then get the waiting page', async () => {
  const held: ServerResponse[] = [];
  const busy = createServer(({ url }, response) => {
    if (url === '/busy') held.push(response);
    else response.end();
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const own = await HaproxyProcess.start(
    program ?? '',
    [port, port],
    [
      ['maxconn 1000', 'maxconn 1'],
      ['timeout queue 10s', 'timeout queue 1s'],
    ],
  );
  const asked = [1, 2].map(() => fetch(`${own.url}/busy`));
  // Both instances have all that they may get.
  while (held.length < 2) await sleep(20);
  const refused = await fetch(`${own.url}/ar/Haj`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.text()).toBe(readFileSync(WAITING_PAGE, 'utf8'));
  for (const response of held) response.end();
  await Promise.all(asked);
  expect((await fetch(`${own.url}/ar/Haj`)).status).toBe(200);
  own.stop();
  busy.closeAllConnections();
  busy.close();
});
