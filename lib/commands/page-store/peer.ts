import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** An address in its shortest usual form: IPv4 that travels inside IPv6 is shown as IPv4. */
function normalise(address: string): string {
  return address.trim().replace(MAPPED, '');
}

/**
 * The address that a request really came from (CALL-16): the socket's peer, or, behind trusted proxies,
 * what the outermost of them saw.
 * @param socketAddress the peer of the connection
 * @param forwardedFor the X-Forwarded-For header; every trusted proxy appends the address that it saw
 * @param trustedHops number of proxies in front of the portal; 0 trusts no header at all
 */
export function findPeer(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const socket = normalise(socketAddress ?? '');
  if (trustedHops === 0) return socket;
  const seen = (forwardedFor ?? '').split(',').map(normalise);
  const claimed = seen.at(-trustedHops) ?? '';
  return isIP(claimed) ? claimed : socket;
}
