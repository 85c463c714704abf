import 'server-only';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { Caller } from '@/lib/auth/tokens/caller';
import type { Locale } from '@/lib/i18n/locales';

export interface ApiEnv {
  Bindings: { caller?: Caller };
  Variables: { locale: Locale; caller: Caller };
}

export type ApiContext = Context<ApiEnv>;
export type ApiHandler = Handler<ApiEnv>;
export type ApiMiddleware = MiddlewareHandler<ApiEnv>;
