import { toApiFailure } from '@/lib/api/api-failure';
import type { BodyOf, Endpoint, ResponseOf } from '@/lib/api/contract/endpoint';

/** Browsers refuse requests that outlive their page if all of them together have over 64 kB. */
const MAX_KEPT_BYTES = 60_000;

/** A save that also ends if the page does: sent before this function returns. @throws ApiFailure */
async function sendKept<Row extends Endpoint>(
  { method, path }: Row,
  json: BodyOf<Row>,
): Promise<ResponseOf<Row>> {
  const body = new Blob([JSON.stringify(json)], { type: 'application/json' });
  const keepalive = body.size <= MAX_KEPT_BYTES;
  const response = await fetch(`/gateway/${path}`, { method, body, keepalive });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toApiFailure(response, answer, true);
  return answer as ResponseOf<Row>;
}

/** Calls an endpoint that saves what its editor writes. @param isLeaving the page may end now @throws ApiFailure */
export async function saveNow<Row extends Endpoint>(
  endpoint: Row,
  json: BodyOf<Row>,
  isLeaving: boolean,
): Promise<ResponseOf<Row>> {
  if (isLeaving) return sendKept(endpoint, json);
  const { callEndpoint } = await import('@/lib/api/client');
  return callEndpoint(endpoint, { json });
}
