'use strict';
// Answers from the copy that a reader saved (lib/content/offline), and only when there is no network; what goes wrong
// online stays as it is. It stores nothing itself and knows no words: the page for what was not saved lies in the copy.

const PREFIX = 'offline-copy-';
const MISSING_ADDRESS = '/offline-copy/missing';
/** A copy fetches nothing but fonts and style sheets, and runs the scripts that it names itself: those that work in the page alone. */
const SCRIPTS_HEADER = 'X-Script-Sources';
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";
const headersOf = (page) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${POLICY}; script-src ${page.headers.get(SCRIPTS_HEADER) || "'none'"}`,
});
/** The date in Makkah: the days of a pilgrim are saved by date, and who asks for none of them means today's. */
const today = () => new Date(Date.now() + 10_800_000).toISOString().slice(0, 10);

/** Home in a language, or in none yet: what an installed portal opens with. */
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
  // Home tells of a day that is over; the guidance leads to today's.
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
