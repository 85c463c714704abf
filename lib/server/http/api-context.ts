import 'server-only';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Locale } from '@/lib/i18n/locales';

/** Who calls: a visitor with an anonymous token, or a person who signed on. */
export interface Caller {
  kind: 'anonymous' | 'person';
  /** Stable and pseudonymous; never a national ID. */
  subject: string;
  name?: string;
  sessionId?: string;
}

/** What the API knows about a request once its guards have passed. */
export interface ApiEnv {
  Variables: { locale: Locale; caller: Caller };
}

export type ApiContext = Context<ApiEnv>;
export type ApiHandler = Handler<ApiEnv>;
export type ApiMiddleware = MiddlewareHandler<ApiEnv>;
