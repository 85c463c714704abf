import { isIP } from 'node:net';

/** How a socket that listens for both shows IPv4. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** IPv4 inside IPv6 in its shortest form: mapped (RFC 4291), or translated with the well-known prefix (RFC 6052). */
const INSIDE = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;
/** `192.0.2.1:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`: proxies that name the port as well. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

const toBytes = (group: string) => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};

/** An address in its shortest usual form: IPv4 that travels inside IPv6 is shown as IPv4. Others stay as they are. */
function normalise(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (isIP(plain) !== 6) return plain;
  const [zoneless = ''] = plain.split('%');
  const shortest = URL.parse(`http://[${zoneless}]`)?.hostname.slice(1, -1) ?? plain;
  const [, high, low] = INSIDE.exec(shortest) ?? [];
  return high && low ? `${toBytes(high)}.${toBytes(low)}` : shortest;
}

/** An entry of X-Forwarded-For without its port. */
function readEntry(entry: string): string {
  const trimmed = entry.trim();
  const [, bracketed, withPort] = WITH_PORT.exec(trimmed) ?? [];
  return normalise(bracketed ?? withPort ?? trimmed);
}

/**
 * The address that a request really came from (CALL-16): the socket's peer, or, behind trusted proxies,
 * what the outermost of them saw.
 * @param socketAddress the peer of the connection
 * @param forwardedFor the X-Forwarded-For header; every trusted proxy appends the address that it saw, with or without a port
 * @param trustedHops number of proxies in front of the portal; 0 trusts no header at all
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
