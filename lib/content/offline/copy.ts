import { PAGE_SCRIPTS } from '@/lib/browser-scripts/built/page-scripts';
import { listFonts } from '@/lib/i18n/fonts';
import { formatDateTime } from '@/lib/i18n/format-time';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import {
  CONTENTS_ADDRESS,
  type CopyContents,
  copyName,
  MAX_COPY_BYTES,
  MISSING_ADDRESS,
  type SavedPage,
  SCRIPTS_HEADER,
} from './copy-format';

/** @throws Error if the response failed or came from another address */
async function fetchPublicPage(address: string): Promise<{ html: string; scripts: string }> {
  // Without cookies, so that the copy contains no personal data.
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return { html: await response.text(), scripts: (policy.match(/'sha256-[^']+'/g) ?? []).join(' ') };
}

async function pack(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

const SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
/** Preload hints, which are useless in a copy. */
const HINTS = /<link\b[^>]*\brel="(?:preload|modulepreload|manifest|preconnect)"[^>]*>/g;
const SHEETS = /<link rel="stylesheet" href="([^"]+)"/g;
const TITLE = /<title>([^<]*)<\/title>/;
const BODY = /<body\b[^>]*>/;

const BANNER_STYLE =
  'padding:.75rem 1rem;background:#fffce6;color:#161616;border-block-end:1px solid #dba102;text-align:center';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Without scripts except self-contained ones. @param note when the copy was saved, formatted for the reader */
export function stripPage(html: string, note: string): string {
  const banner = `<style>[data-online]{display:none}</style><p style="${BANNER_STYLE}">${escapeHtml(note)}</p>`;
  return html
    .replace(SCRIPTS, (script, text) => (PAGE_SCRIPTS.includes(text) ? script : ''))
    .replace(HINTS, '')
    .replace(BODY, (body) => body + banner);
}

/** The title of a page without the site name; its characters stay escaped. */
export function readTitle(html: string): string {
  return (TITLE.exec(html)?.[1] ?? '').split(' | ')[0] ?? '';
}

export function listGuideAddresses(html: string): string[] {
  const links = html.matchAll(/href="(\/[a-z]{2}\/Guides\?guide=[\w-]+)"/g);
  return [...new Set([...links].map(([, address = '']) => address))];
}

/** Today's day page, and those of the season; none without a rite. @param choice as written by `writeDayChoice` */
export function listDayAddresses(
  page: string,
  choice: string,
  days: Readonly<Record<string, readonly string[]>>,
): string[] {
  const query = new URLSearchParams(choice);
  const nusuk = query.get('nusuk');
  if (!nusuk) return [];
  const dated = nusuk === 'umrah' ? [] : (days[query.get('season') ?? ''] ?? []);
  return [`${page}?${choice}`, ...dated.map((day) => `${page}?${choice}&day=${day}`)];
}

interface MissingTexts {
  title: string;
  text: string;
  saved: string;
  retry: string;
}

const MISSING_STYLE =
  'body{margin:0;font:1.0625rem/1.8 "Noto Sans Arabic","Noto Sans",system-ui,sans-serif;color:#161616}main{max-width:40rem;margin:auto;padding:2rem 1rem}h1,h2{color:#104631;line-height:1.4}a{display:inline-block;min-height:2.75rem;color:#166a45}';

/** Links to the saved pages, whose titles are already escaped. */
export function renderMissingPage(texts: MissingTexts, locale: Locale, pages: readonly SavedPage[]): string {
  const [title, text, saved, retry] = [texts.title, texts.text, texts.saved, texts.retry].map(escapeHtml);
  const links = pages.map((page) => `<li><a href="${page.address}">${page.title}</a></li>`).join('');
  return `<!doctype html><html lang="${locale}" dir="${getLocaleRow(locale).dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${MISSING_STYLE}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p><h2>${saved}</h2><ul>${links}</ul></main></html>`;
}

const VERSE_FONT = '/fonts/amiri-quran.v2.woff2';

interface Order {
  locale: Locale;
  addresses: readonly string[];
  /** Note in each saved page, with the placeholder `{date}`. */
  note: string;
  missing: MissingTexts;
  /** The choice whose days are among the addresses, '' without one. */
  kept: string;
  onProgress(done: number, total: number): void;
}

/** Adds a response to the copy; false if the copy would become too large. */
async function put(
  cache: Cache,
  contents: CopyContents,
  address: string,
  blob: Blob,
  headers?: HeadersInit,
): Promise<boolean> {
  if (contents.bytes + blob.size > MAX_COPY_BYTES) return false;
  await cache.put(address, new Response(blob, { headers }));
  contents.bytes += blob.size;
  return true;
}

async function saveFiles(cache: Cache, contents: CopyContents, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(address, { credentials: 'omit' }).catch(() => null);
    if (response?.ok) await put(cache, contents, address, await response.blob());
  }
}

const listSheets = (html: string) => [...html.matchAll(SHEETS)].map(([, address = '']) => address);

/** Saves one page; null if it could not be fetched or does not fit. */
async function savePage(
  cache: Cache,
  contents: CopyContents,
  address: string,
  note: string,
): Promise<string | null> {
  try {
    const { html, scripts } = await fetchPublicPage(address);
    const headers = { [SCRIPTS_HEADER]: scripts };
    const isKept = await put(cache, contents, address, await pack(stripPage(html, note)), headers);
    if (isKept) contents.pages.push({ address, title: readTitle(html) });
    return isKept ? html : null;
  } catch {
    return null;
  }
}

/** True if the browser supports saving a copy and serving it. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window;
}

/** Also registers the service worker that serves it. @throws Error when nothing could be saved */
export async function saveCopy({
  locale,
  addresses,
  note,
  missing,
  kept,
  onProgress,
}: Order): Promise<CopyContents> {
  await navigator.serviceWorker.register('/sw.js');
  const cache = await caches.open(copyName(locale));
  const savedOn = formatDateTime(new Date(), locale);
  const contents: CopyContents = { savedOn, bytes: 0, pages: [], missing: [] };
  await saveFiles(cache, contents, [...listFonts(locale).map(({ path }) => path), VERSE_FONT]);
  const queue = [...addresses];
  const sheets = new Set<string>();
  for (const [index, address] of queue.entries()) {
    onProgress(index, queue.length);
    const html = await savePage(cache, contents, address, note.replace('{date}', savedOn));
    if (html === null) contents.missing.push(address);
    else queue.push(...listGuideAddresses(html).filter((guide) => !queue.includes(guide)));
    const newSheets = listSheets(html ?? '').filter((sheet) => !sheets.has(sheet));
    await saveFiles(cache, contents, newSheets);
    for (const sheet of newSheets) sheets.add(sheet);
  }
  if (contents.pages.length === 0) throw new Error('No page could be saved');
  await cache.put(
    MISSING_ADDRESS,
    new Response(await pack(renderMissingPage(missing, locale, contents.pages))),
  );
  await cache.put(CONTENTS_ADDRESS, Response.json(contents));
  localStorage.setItem(copyName(locale), kept || '1');
  return contents;
}

export async function findCopy(locale: Locale): Promise<CopyContents | null> {
  if (!canSave()) return null;
  const stored = await caches.match(CONTENTS_ADDRESS, { cacheName: copyName(locale) });
  return stored ? stored.json() : null;
}

/** Deletes the copy of a language; the service worker is removed with the last one. */
export async function removeCopy(locale: Locale): Promise<void> {
  localStorage.removeItem(copyName(locale));
  await caches.delete(copyName(locale));
  if ((await caches.keys()).length > 0) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}
