import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** How long a page is watched without input (architecture.md, "Budgets"). */
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

function watchLayoutShift(): void {
  const memory = window as { layoutShift?: number };
  memory.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      memory.layoutShift = (memory.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function sum(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((total, body) => total + gzipped(body), 0);
}

/** Opens an address and weighs what it loads until three seconds have passed without input. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const keep = (response: Response) => responses.push(response);
  page.on('response', keep);
  await page.addInitScript(watchLayoutShift);
  const answer = await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  page.off('response', keep);
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
  const ofKind = (name: string) => responses.filter((response) => kind(response) === name);
  const fonts = await Promise.all(
    ofKind('font').map(async (response) => ({ url: response.url(), bytes: (await response.body()).length })),
  );
  return {
    scriptBytes: await sum(ofKind('script')),
    scripts: ofKind('script').map((response) => response.url()),
    htmlBytes: gzipped(html),
    styleBytes: gzipped(inline) + (await sum(ofKind('stylesheet'))),
    requests: responses.map((response) => response.url()),
    fonts,
    layoutShift: await page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0),
  };
}

/** First-load JavaScript of an address in bytes, as the budgets count it. */
export async function jsBytesOf(page: Page, address: string): Promise<number> {
  return (await weighPage(page, address)).scriptBytes;
}
