import { callEndpoint } from '@/lib/api/client';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';

/** Status and windows of the award. @throws ApiFailure */
export const readConfiguration = (signal: AbortSignal) =>
  callEndpoint(AWARD_ENDPOINTS.getAwardConfiguration, { signal });

/** The signed-in person's request. @throws ApiFailure */
export const readMyRequest = (signal: AbortSignal) => callEndpoint(AWARD_ENDPOINTS.getMyRequest, { signal });
