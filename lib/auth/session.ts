import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { findSession } from './find-session';
import type { Session } from './session-rules';

/** Who is signed in, for server components; asked once per request. */
export const readSession: () => Promise<Session | null> = cache(async () =>
  findSession(new Headers(await headers())),
);
