import type { Endpoint } from '@/lib/api/contract/endpoint';
import { ensureToken } from './anonymous-token';
import { getClientIp } from './client-ip';
import { CLIENT_IP_HEADER, FORCE_CONTEXT_HEADER, IDEMPOTENCY_HEADER, SEC_CODE_HEADER } from './headers';
import { getCurrentLanguage } from './language';

export interface CallMarkers {
  secCode?: string;
  /** Identifies this submission of a form (`Idempotency-Key`). */
  idempotencyKey?: string;
  /** Makes the gateway attach the sign-on token. */
  forceContext?: boolean;
  skipInterceptor?: boolean;
}

async function authorization(endpoint: Endpoint, fetchToken: () => Promise<string>) {
  return endpoint.token === 'none' ? undefined : `Bearer ${await ensureToken(fetchToken)}`;
}

/** The headers of every call (CALL-02). Endpoints with a `forced` token carry its marker automatically. */
export async function buildHeaders(
  endpoint: Endpoint,
  { secCode, idempotencyKey, forceContext, skipInterceptor }: CallMarkers,
  fetchToken: () => Promise<string>,
): Promise<Record<string, string>> {
  const force = forceContext || endpoint.token === 'forced';
  const marks = {
    [SEC_CODE_HEADER]: secCode,
    [IDEMPOTENCY_HEADER]: idempotencyKey,
    [FORCE_CONTEXT_HEADER]: force ? '1' : undefined,
  };
  if (skipInterceptor) return withoutEmpty(marks);
  const [bearer, ip] = await Promise.all([authorization(endpoint, fetchToken), getClientIp()]);
  return withoutEmpty({
    'Accept-Language': getCurrentLanguage(),
    Authorization: bearer,
    [CLIENT_IP_HEADER]: ip,
    ...marks,
  });
}

function withoutEmpty(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
