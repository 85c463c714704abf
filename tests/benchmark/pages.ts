/**
 * `npm run benchmark:pages`: what public pages weigh, how soon they show on Slow 3G in a real browser, and how many a
 * second are answered, beside a bare Node server that sends the same bytes.
 */
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { type Browser, chromium } from 'playwright';
import { buildWhenNeeded } from '@/lib/commands/build-when-needed';
import { findChromium } from '@/lib/commands/find-chromium';
import { runCommand } from '@/lib/commands/run-command';
import { weighPage } from '../support/pages/script-bytes';
import { findFreePort, PortalProcess } from '../support/portal/portal-process';
import { readMemoryBytes } from '../support/portal/process-usage';
import { measureLcp } from './lcp';

const PAGES = [
  '',
  '/Haj',
  '/Researchers',
  '/Contact',
  '/MediaAndAwareness',
  '/Faqs',
  '/hajnew',
  '/OpenData',
  '/Suppliers',
  '/trems',
];
const LOCALES = ['ar', 'ur', 'en', 'tr'];
const CONNECTIONS = 16;
const SECONDS = 5;
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** Sends one body, as plainly as Node can. */
const BARE_SERVER = `
const [port, length] = process.argv.slice(1).map(Number);
const body = Buffer.alloc(length, 97);
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length };
require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port);
`;

async function startBareServer(length: number) {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['-e', BARE_SERVER, String(port), String(length)], {
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, stop: () => child.kill() };
}

async function measureLoad(url: string, locale: string) {
  const headers = { 'accept-encoding': 'br', cookie: `currentLang=${locale}` };
  const { requests, latency } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

async function measurePage(portal: PortalProcess, browser: Browser, path: string, locale: string) {
  const url = `${portal.url}/${locale}${path}`;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const weight = await weighPage(page, url);
  await page.close();
  const answer = await autocannon({ url, amount: 1, connections: 1, headers: { 'accept-encoding': 'br' } });
  const bare = await startBareServer(answer.throughput.total);
  const [store, plain] = [await measureLoad(url, locale), await measureLoad(bare.url, locale)];
  bare.stop();
  return {
    'html kB': kilobytes(answer.throughput.total),
    'scripts kB': kilobytes(weight.scriptBytes),
    'fonts kB': kilobytes(weight.fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: weight.requests.length,
    ...(await measureLcp(browser, portal.url, `/${locale}${path}`, 'Slow 3G')),
    'per second': store.perSecond,
    'p50 ms': store.p50,
    'p99 ms': store.p99,
    'bare server': plain.perSecond,
    share: Number((store.perSecond / plain.perSecond).toFixed(2)),
  };
}

runCommand(async () => {
  await buildWhenNeeded();
  const portal = await PortalProcess.start();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  });
  const before = readMemoryBytes(portal.pid);
  const rows: Record<string, object> = {};
  for (const locale of LOCALES)
    for (const path of PAGES) rows[`/${locale}${path}`] = await measurePage(portal, browser, path, locale);
  const after = readMemoryBytes(portal.pid);
  await browser.close();
  await portal.stop();
  console.table(rows);
  console.log(`Memory: ${kilobytes(before)} kB before, ${kilobytes(after)} kB after`);
});
