import 'server-only';
import type { EndpointId } from '@/lib/contract/endpoints';
import type { ApiHandler } from './api-context';

/** The handler of each row of the endpoint table. */
export const HANDLERS: Partial<Record<EndpointId, ApiHandler>> = {};
