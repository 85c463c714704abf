import { isIP } from 'node:net';

/** An IPv4 address on a dual-stack socket. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** IPv4 in IPv6 in the compressed form: mapped (RFC 4291), or translated with the well-known prefix (RFC 6052). */
const INSIDE = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;
/** `192.0.2.1:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`: proxies that append the port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

const toBytes = (group: string) => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};

/** Normalizes an address: IPv4 in IPv6 becomes IPv4. Invalid ones are unchanged. */
function normalise(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (isIP(plain) !== 6) return plain;
  const [zoneless = ''] = plain.split('%');
  const shortest = URL.parse(`http://[${zoneless}]`)?.hostname.slice(1, -1) ?? plain;
  const [, high, low] = INSIDE.exec(shortest) ?? [];
  return high && low ? `${toBytes(high)}.${toBytes(low)}` : shortest;
}

function readEntry(entry: string): string {
  const trimmed = entry.trim();
  const [, bracketed, withPort] = WITH_PORT.exec(trimmed) ?? [];
  return normalise(bracketed ?? withPort ?? trimmed);
}

/**
 * The client's address (CALL-16): the peer of the connection or, behind trusted proxies, the address seen by the
 * outermost one.
 * @param socketAddress the peer of the connection
 * @param forwardedFor the X-Forwarded-For header, to which every trusted proxy appends the address that it saw, with or
 * without a port
 * @param trustedHops number of proxies in front of the portal; 0 ignores the header
 */
export function findPeer(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const socket = normalise(socketAddress ?? '');
  if (trustedHops === 0) return socket;
  const claimed = readEntry((forwardedFor ?? '').split(',').at(-trustedHops) ?? '');
  return isIP(claimed) ? claimed : socket;
}
