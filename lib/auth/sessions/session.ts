import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { PEER_HEADER } from '@/lib/api/headers';
import type { Session } from '@/lib/auth/rules/session-rules';
import { findSession } from './find-session';

/** The current session for server components; looked up once per request. */
export const readSession: () => Promise<Session | null> = cache(async () =>
  findSession(new Headers(await headers())),
);

/** The visitor's address as seen by the front server; only for lookups of pages rendered for one visitor. */
export const readPeer = async (): Promise<string | undefined> =>
  (await headers()).get(PEER_HEADER) ?? undefined;
