import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { isNextRequestHeader } from '../next-output.ts';
import { findPeer } from './peer.ts';

/** Headers that the portal sets for itself: a request from outside must contain none. */
const OWN = 'x-portal-';
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
    if (name.startsWith(OWN) || isNextRequestHeader(name)) delete headers[name];
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
