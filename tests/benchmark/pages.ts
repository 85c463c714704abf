/**
 * `npm run benchmark:pages -- --locales ar,en --pages /Haj,/Researchers`: the size of public pages, their LCP
 * on Slow 3G and Slow 4G in a real browser compared with hand-written HTML, and their requests per second
 * compared with a bare server (nginx if it is installed) that sends the same number of bytes; then the personal
 * pages, and the memory of the process.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { findChromium } from '@/lib/development/find-chromium';
import { HttpResearcher } from '../support/award/http-researcher';
import { weighHtml } from '../support/pages/html-weight';
import { weighPage } from '../support/pages/script-bytes';
import { PortalProcess } from '../support/portal/portal-process';
import { readMemoryBytes } from '../support/portal/process-usage';
import { measureLcp } from './lcp';
import { CONNECTIONS, GENERATOR, measureLoad, startBareServer } from './load';

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
const PERSONAL = ['/Researchers/registration', '/Researchers/submission', '/requests', '/requests/sessions'];
const LOCALES = ['ar', 'ur', 'en', 'tr'];
const SECONDS = 5;
const NETWORKS = ['Slow 3G', 'Slow 4G'] as const;
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
const readList = (text: string | undefined, whole: readonly string[]) => text?.split(',') ?? whole;

async function measurePaints(browser: Browser, origin: string, path: string) {
  const columns: Record<string, number> = {};
  for (const network of NETWORKS) {
    const found = await measureLcp(browser, origin, path, network);
    for (const [name, value] of Object.entries(found)) columns[`${network}: ${name}`] = value;
  }
  return columns;
}

async function measurePage(portal: PortalProcess, browser: Browser, path: string, locale: string) {
  const address = `/${locale}${path}`;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const weight = await weighPage(page, portal.url + address);
  await page.close();
  const { htmlBytes } = await weighHtml(portal.url, address);
  const bare = await startBareServer(htmlBytes);
  const headers = { 'accept-encoding': 'br', cookie: `currentLang=${locale}` };
  const store = await measureLoad(portal.url + address, headers, SECONDS);
  const plain = await measureLoad(bare.url, headers, SECONDS);
  bare.stop();
  return {
    'html kB': kilobytes(htmlBytes),
    'scripts kB': kilobytes(weight.scriptBytes),
    'fonts kB': kilobytes(weight.fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: weight.requests.length,
    'per second': store.perSecond,
    'p50 ms': store.p50,
    'p99 ms': store.p99,
    [bare.name]: plain.perSecond,
    share: Number((store.perSecond / plain.perSecond).toFixed(2)),
    ...(await measurePaints(browser, portal.url, address)),
  };
}

async function measurePersonal(portal: PortalProcess) {
  const person = new HttpResearcher(portal.url);
  await person.signOn();
  const headers = { 'accept-encoding': 'br', cookie: person.cookieHeader };
  const rows: Record<string, object> = {};
  for (const path of PERSONAL) {
    // The first seconds include compilation.
    await measureLoad(`${portal.url}/ar${path}`, headers, SECONDS);
    rows[path] = await measureLoad(`${portal.url}/ar${path}`, headers, SECONDS);
  }
  return rows;
}

runCommand(async (args) => {
  const options = { locales: { type: 'string' }, pages: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  await buildWhenNeeded();
  const portal = await PortalProcess.start();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  });
  const before = readMemoryBytes(portal.pid);
  console.log(`${CONNECTIONS} connections, load by ${GENERATOR}`);
  const rows: Record<string, object> = {};
  for (const locale of readList(values.locales, LOCALES))
    for (const path of readList(values.pages, PAGES))
      rows[`/${locale}${path}`] = await measurePage(portal, browser, path, locale);
  await browser.close();
  console.table(rows);
  console.table(await measurePersonal(portal));
  const after = readMemoryBytes(portal.pid);
  await portal.stop();
  console.log(`Memory: ${kilobytes(before)} kB before, ${kilobytes(after)} kB after`);
});
