import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { isNextRequestHeader } from '../next-output.ts';
import { findPeer } from './peer.ts';

/** Prefix of the portal's internal headers, which no client may send. */
const OWN = 'x-portal-';
export const PEER = 'x-portal-peer';
/** Headers of proxies, trusted only if the operator has configured a proxy. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/** Removes headers that only the portal, or only a trusted proxy, may set, and sets the client's address. */
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
  // Some code reads the raw headers, which must agree.
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}
