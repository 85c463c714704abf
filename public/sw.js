'use strict';
// Answers from the copy that a reader saved (lib/content/offline), and only when there is no network; what goes wrong
// online stays as it is. It stores nothing itself and knows no words: the page for what was not saved lies in the copy.

const PREFIX = 'offline-copy-';
const MISSING_ADDRESS = '/offline-copy/missing';
/** A copy runs no script and fetches nothing but fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };

/** The copy of the page's language; without one, any. */
async function findCopy(url) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.find((name) => name === PREFIX + url.pathname.split('/')[1]) ?? names[0];
}

const unpack = (response) => response.body.pipeThrough(new DecompressionStream('gzip'));

async function answerOffline(url) {
  const cacheName = await findCopy(url);
  if (!cacheName) return Response.error();
  const page = await caches.match(url.pathname + url.search, { cacheName });
  if (page) return new Response(unpack(page), { headers: HEADERS });
  const missing = await caches.match(MISSING_ADDRESS, { cacheName });
  return missing ? new Response(unpack(missing), { status: 503, headers: HEADERS }) : Response.error();
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
