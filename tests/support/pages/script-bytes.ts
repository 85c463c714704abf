import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** How long a page is watched without input (SPEED-01). */
const QUIET_MS = 3000;

export interface PageWeight {
  /** Sum of gzip -9 of all script files that the page loads without input. */
  scriptBytes: number;
  scripts: string[];
  /** The HTML with its inline CSS, gzip -9. */
  htmlBytes: number;
  /** Inline and linked CSS, gzip -9. */
  styleBytes: number;
  requests: string[];
  fonts: { url: string; bytes: number }[];
  /** Sum of layout shifts. */
  layoutShift: number;
}

const gzipped = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;
const kind = (response: Response) => response.request().resourceType();

/** The time of the largest contentful paint, in milliseconds, and the sum of layout shifts. */
export interface PaintTimes {
  largestPaint: number;
  layoutShift: number;
}

type Watched = Window & { paint?: PaintTimes };

/** Runs in the page before its own scripts. */
export function watchPaint(): void {
  const paint: PaintTimes = { largestPaint: 0, layoutShift: 0 };
  (window as Watched).paint = paint;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The values of `watchPaint` so far. */
export function readPaint(page: Page): Promise<PaintTimes> {
  return page.evaluate(() => (window as Watched).paint ?? { largestPaint: 0, layoutShift: 0 });
}

/** Fetches files again: the browser does not keep the body of every response. */
async function fetchAll(page: Page, urls: readonly string[]): Promise<Buffer[]> {
  return Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
}

const sum = (bodies: readonly Buffer[]) => bodies.reduce((total, body) => total + gzipped(body), 0);

/** Opens a URL and measures what it loads until three seconds have passed without input. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const keep = (response: Response) => responses.push(response);
  page.on('response', keep);
  await page.addInitScript(watchPaint);
  const answer = await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  page.off('response', keep);
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
  const urlsOf = (name: string) => [
    ...new Set(responses.filter((response) => kind(response) === name).map((response) => response.url())),
  ];
  const fontUrls = urlsOf('font');
  const fonts = (await fetchAll(page, fontUrls)).map(({ length }, index) => ({
    url: fontUrls[index] ?? '',
    bytes: length,
  }));
  return {
    scriptBytes: sum(await fetchAll(page, urlsOf('script'))),
    scripts: urlsOf('script'),
    htmlBytes: gzipped(html),
    styleBytes: gzipped(inline) + sum(await fetchAll(page, urlsOf('stylesheet'))),
    requests: responses.map((response) => response.url()),
    fonts,
    layoutShift: (await readPaint(page)).layoutShift,
  };
}

/** First-load JavaScript of a URL in bytes, as defined in the budgets. */
export async function jsBytesOf(page: Page, address: string): Promise<number> {
  return (await weighPage(page, address)).scriptBytes;
}

/**
 * Opens a URL without input, and sums the traffic until no request is pending: bytes with headers, as sent.
 * @param htmlBytes size of the page’s smallest copy: the first request gets one compressed at a lower quality
 */
export async function weighVisit(
  page: Page,
  address: string,
  htmlBytes: number,
): Promise<{ bytes: number; list: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => sizes.set(requestId, 0));
  const response = await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => [...urls.keys()].filter((id) => !sizes.has(id))).toEqual([]);
  const hurried = Number((await response?.allHeaders())?.['content-length']) - htmlBytes;
  const rows = [...sizes].map(([id, bytes]) => `${bytes} ${urls.get(id)}`);
  const sum = [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
  return { bytes: sum - hurried, list: rows.join('\n') };
}
