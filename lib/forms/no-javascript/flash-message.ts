import 'server-only';
import { randomBytes } from 'node:crypto';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PEER_HEADER } from '@/lib/api/headers';
import { findCookie, formatCookie } from '@/lib/auth/sessions/cookies';
import type { FlashMessage } from './no-javascript-form';
import { noJavaScriptStore } from './no-javascript-store';

/** Contains the browser's half of the key of a flash message. */
const COOKIE = 'flash-message';
/** Ten minutes, the lifetime of a flash message. */
export const FLASH_SECONDS = 600;
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

function readSecret(headers: Headers): string | null {
  const value = findCookie(COOKIE, headers) ?? '';
  return SECRET.test(value) ? value : null;
}

/** For this browser only. @returns the one-time key for the address, and the Set-Cookie value */
export async function keepFlashMessage(
  flash: FlashMessage,
  headers: Headers,
): Promise<{ key: string; cookie: string }> {
  const store = await noJavaScriptStore.load();
  if (!store) throw new Error('Flash messages have no store');
  const secret = readSecret(headers) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const key = await store.keep(flash, secret, headers.get(PEER_HEADER) ?? undefined);
  return { key, cookie: formatCookie({ name: COOKIE, value: secret, maxAge: FLASH_SECONDS }, headers) };
}

/**
 * Works once, in the browser that posted; React reads it twice per page (metadata and body), so wrap this in `cache`.
 */
export async function takeFlashMessage(key: unknown, headers: Headers): Promise<FlashMessage | null> {
  const secret = readSecret(headers);
  if (typeof key !== 'string' || !secret) return null;
  const store = await noJavaScriptStore.load();
  return store ? store.take(key, secret) : null;
}

/** Pass `searchParams.answers` on the form's page, `searchParams.sent` on the confirmation page. */
export const readFlashMessage = cache(
  async (key: string | string[] | undefined): Promise<FlashMessage | null> =>
    takeFlashMessage(key, new Headers(await headers())),
);
