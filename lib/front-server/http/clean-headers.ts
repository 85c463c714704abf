import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { findPeer } from './peer.ts';

/**
 * Headers by which the portal and Next speak with themselves: nobody outside may send one. Pages are whole documents
 * and lead on by links, so what Next's own navigation and its actions would send has no business here either.
 */
const INTERNAL =
  /^(x-portal-|x-middleware-|x-invoke-|x-next|x-matched-path$|x-now-|x-vercel-|x-prerender-|next-|rsc$|x-action-)/;
/** Holds the peer's address once `cleanHeaders` has written it. */
export const PEER = 'x-portal-peer';
/** What a proxy says about the visitor; believed only when the operator has named a proxy. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/**
 * Makes the headers of a request trustworthy before anything reads them: takes away what only the portal
 * may set, and without a trusted proxy what only a proxy may set, and writes the peer's address.
 * @param trustedHops number of proxies in front of the portal
 * @param id names the request; none that somebody sent passes as it is
 */
export function cleanHeaders(request: IncomingMessage, trustedHops: number, id?: string): void {
  const { headers, socket } = request;
  const given = headers['x-forwarded-for'];
  const peer = findPeer(socket.remoteAddress, Array.isArray(given) ? given.join(',') : given, trustedHops);
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name)) delete headers[name];
  }
  if (trustedHops === 0) for (const name of FORWARDED) delete headers[name];
  headers[PEER] = peer;
  if (id) headers[REQUEST_ID_HEADER] = id;
  else delete headers[REQUEST_ID_HEADER];
  // Some read the headers as they came: they find the same.
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}
