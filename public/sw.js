'use strict';
// Answers from the copy that a reader saved (lib/content/offline), only without a network. It stores nothing itself, and
// the copy contains its texts.

const PREFIX = 'offline-copy-';
const MISSING_ADDRESS = '/offline-copy/missing';
/** A copy loads only fonts and style sheets, and runs only scripts that work within the page. */
const SCRIPTS_HEADER = 'X-Script-Sources';
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";
const headersOf = (page) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${POLICY}; script-src ${page.headers.get(SCRIPTS_HEADER) || "'none'"}`,
});
/** The date in Makkah: a pilgrim's days are saved by date; an address without one means today. */
const today = () => new Date(Date.now() + 10_800_000).toISOString().slice(0, 10);

/** The home page in a language, or without one: the start address of an installed portal. */
const HOME = /^\/([a-z]{2}\/?)?$/;

/** The copy of the page's language; without one, any. */
async function findCopy(url) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.find((name) => name === PREFIX + url.pathname.split('/')[1]) ?? names[0];
}

const unpack = (response) => response.body.pipeThrough(new DecompressionStream('gzip'));

async function answerOffline(url) {
  const cacheName = await findCopy(url);
  if (!cacheName) return Response.error();
  // The saved home page shows a day that is over; the guidance links to today's.
  const guidance = `/${cacheName.slice(PREFIX.length)}/ershady`;
  if (HOME.test(url.pathname) && (await caches.match(guidance, { cacheName })))
    return Response.redirect(guidance);
  const address = url.pathname + url.search;
  const page =
    (await caches.match(`${address}&day=${today()}`, { cacheName })) ?? (await caches.match(address, { cacheName }));
  if (page) return new Response(unpack(page), { headers: headersOf(page) });
  const missing = await caches.match(MISSING_ADDRESS, { cacheName });
  return missing
    ? new Response(unpack(missing), { status: 503, headers: headersOf(missing) })
    : Response.error();
}

async function answerFile(request, url) {
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
  else if (/^\/fonts\/|\.css$/.test(url.pathname)) event.respondWith(answerFile(event.request, url));
});
