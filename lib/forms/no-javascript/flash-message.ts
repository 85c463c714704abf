import 'server-only';
import { randomBytes } from 'node:crypto';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PEER_HEADER } from '@/lib/api/headers';
import { findCookie, formatCookie } from '@/lib/auth/sessions/cookies';
import type { FlashMessage } from './no-javascript-form';
import { noJavaScriptStore } from './no-javascript-store';

/** Holds the browser's half of what opens a flash message. */
const COOKIE = 'flash-message';
/** Ten minutes: as long as a flash message is kept. */
const MAX_AGE_SECONDS = 600;
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

function readSecret(headers: Headers): string | null {
  const value = findCookie(COOKIE, headers) ?? '';
  return SECRET.test(value) ? value : null;
}

/**
 * Keeps a flash message for ten minutes and this browser alone.
 * @returns the one-time key for the address, and the Set-Cookie value that goes with it
 */
export async function keepFlashMessage(
  flash: FlashMessage,
  headers: Headers,
): Promise<{ key: string; cookie: string }> {
  const store = await noJavaScriptStore.load();
  if (!store) throw new Error('Nothing keeps answers beside an external API');
  const secret = readSecret(headers) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const key = await store.keep(flash, secret, headers.get(PEER_HEADER) ?? undefined);
  return { key, cookie: formatCookie({ name: COOKIE, value: secret, maxAge: MAX_AGE_SECONDS }, headers) };
}

/**
 * What became of a post, for the page that its 303 redirects to. A key opens once, for ten minutes, in the browser
 * that posted; React asks twice for one page (metadata and body), so wrap it in `cache` there.
 * @param key `answers` or `sent` of the query, of whatever shape
 */
export async function takeFlashMessage(key: unknown, headers: Headers): Promise<FlashMessage | null> {
  const secret = readSecret(headers);
  if (typeof key !== 'string' || !secret) return null;
  const store = await noJavaScriptStore.load();
  return store ? store.take(key, secret) : null;
}

/**
 * What became of a post without script, for a server component: pass `searchParams.answers` on the page with the
 * form, `searchParams.sent` on the page of thanks. Asked several times while one page is made, it answers the same.
 * @returns null where there is nothing under the key for this browser (any more)
 */
export const readFlashMessage = cache(
  async (key: string | string[] | undefined): Promise<FlashMessage | null> =>
    takeFlashMessage(key, new Headers(await headers())),
);
