/** `npm run benchmark:pages`: what each page weighs and how long it takes, in Arabic, in a real browser. */
import { chromium } from 'playwright';
import { buildWhenNeeded } from '@/lib/commands/build-when-needed';
import { findChromium } from '@/lib/commands/find-chromium';
import { runCommand } from '@/lib/commands/run-command';
import { ROUTES } from '@/lib/routing/table';
import { weighPage } from '../support/pages/script-bytes';
import { PortalProcess } from '../support/portal/portal-process';
import { runAll, Timings } from './measure';

const REQUESTS = 200;
const AT_ONCE = 8;
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

async function timeRequests(address: string) {
  const timings = new Timings();
  const startedAt = performance.now();
  await runAll(Array.from({ length: REQUESTS }), AT_ONCE, async () => {
    await timings.measure(async () => (await fetch(address)).arrayBuffer());
  });
  const perSecond = Math.round((REQUESTS / (performance.now() - startedAt)) * 1000);
  return {
    'pages per second': perSecond,
    'p50 ms': Math.round(timings.quantile(0.5)),
    'p99 ms': Math.round(timings.quantile(0.99)),
  };
}

runCommand(async () => {
  await buildWhenNeeded();
  const portal = await PortalProcess.start();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  });
  const rows: Record<string, object> = {};
  for (const { path } of ROUTES.filter((route) => !route.path.includes('{'))) {
    const page = await browser.newPage();
    const weight = await weighPage(page, `${portal.url}/ar${path}`);
    await page.close();
    rows[`/ar${path}`] = {
      'scripts kB': kilobytes(weight.scriptBytes),
      'html kB': kilobytes(weight.htmlBytes),
      'styles kB': kilobytes(weight.styleBytes),
      requests: weight.requests.length,
      ...(await timeRequests(`${portal.url}/ar${path}`)),
    };
  }
  await browser.close();
  await portal.stop();
  console.table(rows);
});
