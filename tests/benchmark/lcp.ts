import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { Browser, Page } from 'playwright';
import { FONT_FILES } from '@/lib/i18n/fonts';
import { type PaintTimes, readPaint, watchPaint } from '../support/pages/script-bytes';

/** Bandwidth in bytes per second and round-trip time in milliseconds, as in Chromium’s developer tools. */
const NETWORKS = {
  'Slow 3G': { latency: 400, throughput: 50_000 },
  'Slow 4G': { latency: 150, throughput: 204_800 },
} as const;
type Network = keyof typeof NETWORKS;

const RUNS = 5;
const PHONE = { width: 390, height: 844 };
/** Parts that a hand-written page would omit: scripts, styles, drawings, and collapsed content. */
const NOT_BY_HAND = 'script, style, svg, template, [popover], [hidden]';

/** A plain hand-written style sheet: its own font, a column, a header and a footer. */
const STYLES = `@font-face{font-family:Page;src:url(${FONT_FILES.latin.path});font-weight:400 700;font-display:swap;unicode-range:U+0-24F,U+2000-20CF}
@font-face{font-family:Page;src:url(${FONT_FILES.arabic.path});font-weight:400 700;font-display:swap;unicode-range:U+600-6FF,U+200C-200F}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 Page,Arial,sans-serif;color:#161616;background:#fff}
header,main,footer,details{padding:1rem}
main{max-width:60rem;margin:0 auto}
footer{background:#092a1e;color:#dff6e7}
footer a{color:#fff}
h1{font-size:2rem;line-height:1.25}
h2{font-size:1.5rem;line-height:1.25}
a{color:#166a45}
ul,ol{padding-inline-start:1.25rem}
table{border-collapse:collapse;inline-size:100%}
td,th{padding:.5rem;border:1px solid #d2d6db;text-align:start}
input,select,textarea{inline-size:100%;padding:.5rem;font:inherit;border:1px solid #6c727e}
input[type=radio],input[type=checkbox]{inline-size:auto}
button{padding:.5rem 1.25rem;font:inherit;font-weight:600;color:#fff;background:#1b8354;border:0;border-radius:.25rem}
`;
const KEPT_ATTRIBUTES = ['href', 'lang', 'dir', 'type', 'name', 'id', 'for', 'value', 'open', 'aria-label'];

/** The same content as hand-written HTML: the page’s own words and elements, one style sheet. */
function writeByHand(html: string): string {
  const root = parse(html);
  const [document, body] = [root.querySelector('html'), root.querySelector('body')];
  for (const element of body?.querySelectorAll(NOT_BY_HAND) ?? []) element.remove();
  for (const element of body?.querySelectorAll('*') ?? [])
    for (const name of Object.keys(element.attributes))
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
  const { lang = '', dir = '' } = document?.attributes ?? {};
  const title = root.querySelector('title')?.outerHTML ?? '';
  return `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<link rel="stylesheet" href="/style.css"></head><body>${body?.innerHTML}</body></html>`;
}

/** Serves a hand-written page like a plain server, with the best compression. */
async function serve(html: string) {
  const page = brotliCompressSync(html);
  const styles = brotliCompressSync(STYLES);
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/fonts/')) {
      response.setHeader('Content-Type', 'font/woff2').end(readFileSync(join('public', url)));
      return;
    }
    const isSheet = url === '/style.css';
    response.setHeader('Content-Type', isSheet ? 'text/css' : 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br').end(isSheet ? styles : page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

async function openSlowly(page: Page, url: string, network: Network): Promise<PaintTimes> {
  const { latency, throughput } = NETWORKS[network];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return readPaint(page);
}

const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Opens a URL with an empty cache on a phone, repeatedly. */
async function measure(browser: Browser, url: string, network: Network): Promise<PaintTimes> {
  const runs: PaintTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    runs.push(await openSlowly(await context.newPage(), url, network));
    await context.close();
  }
  return {
    largestPaint: Math.round(middle(runs.map(({ largestPaint }) => largestPaint))),
    layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
  };
}

/**
 * The LCP of a page on a slow network, compared with hand-written HTML of the same content: the median of five
 * visits with an empty cache, in milliseconds, and the largest layout shift; fonts load late there.
 * @param origin the portal
 * @param path with its language
 */
export async function measureLcp(browser: Browser, origin: string, path: string, network: Network) {
  const html = await (await fetch(origin + path)).text();
  const byHand = await serve(writeByHand(html));
  const [own, other] = [
    await measure(browser, origin + path, network),
    await measure(browser, byHand.url, network),
  ];
  byHand.stop();
  return {
    'LCP ms': own.largestPaint,
    'by hand ms': other.largestPaint,
    times: Number((own.largestPaint / other.largestPaint).toFixed(2)),
    'layout shift': Number(own.layoutShift.toFixed(4)),
  };
}
