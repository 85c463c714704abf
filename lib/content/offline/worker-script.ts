import type { Direction, Locale } from '@/lib/i18n/locales';
import { CONTENTS_ADDRESS, COPY_PREFIX } from './copy-format';

/** The words of the page that stands for one that was not saved. */
export interface OfflineTexts {
  dir: Direction;
  title: string;
  text: string;
  saved: string;
  retry: string;
}

/** A copy runs no script and fetches nothing but fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";

const STYLE =
  'body{margin:0;font:1.0625rem/1.8 "Noto Sans Arabic","Noto Sans",system-ui,sans-serif;color:#161616}main{max-width:40rem;margin:auto;padding:2rem 1rem}h1,h2{color:#104631;line-height:1.4}a{display:inline-block;min-height:2.75rem;color:#166a45}';

/**
 * The service worker as a script. It asks the network first and answers from the copy of the page's language only
 * when there is none; what goes wrong online stays as it is. It stores nothing itself.
 */
export function buildWorkerScript(texts: Record<Locale, OfflineTexts>): string {
  return `'use strict';
const TEXTS = ${JSON.stringify(texts)};
const PREFIX = ${JSON.stringify(COPY_PREFIX)};
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': ${JSON.stringify(POLICY)} };

async function findLanguage(url) {
  const language = url.pathname.split('/')[1];
  if (Object.hasOwn(TEXTS, language)) return language;
  const names = await caches.keys();
  const copy = names.find((name) => name.startsWith(PREFIX));
  return copy ? copy.slice(PREFIX.length) : 'ar';
}

async function describeGap(language) {
  const { dir, title, text, saved, retry } = TEXTS[language];
  const contents = await caches.match(${JSON.stringify(CONTENTS_ADDRESS)}, { cacheName: PREFIX + language });
  const pages = contents ? (await contents.json()).pages : [];
  const links = pages.map((page) => '<li><a href="' + page.address + '">' + page.title + '</a></li>').join('');
  const list = links ? '<h2>' + saved + '</h2><ul>' + links + '</ul>' : '';
  const html = '<!doctype html><html lang="' + language + '" dir="' + dir + '"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><title>' + title + '</title><style>${STYLE}</style>' +
    '<main><h1>' + title + '</h1><p>' + text + '</p><p><a href="">' + retry + '</a></p>' + list + '</main></html>';
  return new Response(html, { status: 503, headers: HEADERS });
}

async function answerOffline(url) {
  const language = await findLanguage(url);
  const page = await caches.match(url.pathname + url.search, { cacheName: PREFIX + language });
  if (!page) return describeGap(language);
  return new Response(page.body.pipeThrough(new DecompressionStream('gzip')), { headers: HEADERS });
}

async function answerFont(request, url) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(url.pathname)) ?? Response.error();
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => answerOffline(url)));
  else if (url.pathname.startsWith('/fonts/')) event.respondWith(answerFont(event.request, url));
});
`;
}
