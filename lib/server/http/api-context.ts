import 'server-only';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Caller } from '@/lib/auth/tokens/caller';
import type { Locale } from '@/lib/i18n/locales';

/** Data about a request that its guards provide. */
export interface ApiEnv {
  /** Data from the portal in the same process. */
  Bindings: { caller?: Caller };
  Variables: { locale: Locale; caller: Caller };
}

export type ApiContext = Context<ApiEnv>;
export type ApiHandler = Handler<ApiEnv>;
export type ApiMiddleware = MiddlewareHandler<ApiEnv>;
