import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

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

/** When the largest part of the page stood there, in milliseconds, and the sum of layout shifts. */
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

/** What `watchPaint` has seen until now. */
export function readPaint(page: Page): Promise<PaintTimes> {
  return page.evaluate(() => (window as Watched).paint ?? { largestPaint: 0, layoutShift: 0 });
}

/** Fetches files anew: the browser no longer holds the body of every answer. */
async function fetchAll(page: Page, urls: readonly string[]): Promise<Buffer[]> {
  return Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
}

const sum = (bodies: readonly Buffer[]) => bodies.reduce((total, body) => total + gzipped(body), 0);

/** Opens an address and weighs what it loads until three seconds have passed without input. */
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

/** First-load JavaScript of an address in bytes, as the budgets count it. */
export async function jsBytesOf(page: Page, address: string): Promise<number> {
  return (await weighPage(page, address)).scriptBytes;
}
