import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PEER_HEADER } from '@/lib/api/headers';
import type { Session } from '@/lib/auth/rules/session-rules';
import { findSession } from './find-session';

/** Who is signed in, for server components; asked once per request. */
export const readSession: () => Promise<Session | null> = cache(async () =>
  findSession(new Headers(await headers())),
);

/** The visitor's address as the front server saw it: for look-ups of pages that are made for one visitor, and no others. */
export const readPeer = async (): Promise<string | undefined> =>
  (await headers()).get(PEER_HEADER) ?? undefined;
