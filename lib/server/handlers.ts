import 'server-only';
import type { EndpointId } from '@/lib/contract/endpoints';
import type { ApiHandler } from './api-context';
import { answerAuthorize } from './authorize/handler';
import { answerToken } from './tokens';

/** The handler of each row of the endpoint table. */
export const HANDLERS: Partial<Record<EndpointId, ApiHandler>> = {
  getToken: answerToken,
  authorizeScholarship: answerAuthorize,
};
