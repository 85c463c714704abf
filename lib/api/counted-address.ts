import { isIPv4, isIPv6 } from 'node:net';

function toNetwork(address: string, groups: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const all = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  const network = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${groups * 16}`;
}

/** The address used for rate limits: an IPv6 client controls its whole /64. */
export function toCountedAddress(peer: string | undefined): string {
  if (!peer) return 'local';
  return isIPv6(peer) && !peer.includes('.') ? toNetwork(peer, 4) : peer;
}

/** The larger networks of a counted address: its site and its provider. Null for IPv4. */
export function findWiderNetworks(counted: string): { site: string; provider: string } | null {
  if (!counted.endsWith('::/64')) return null;
  const address = counted.slice(0, -'/64'.length);
  return { site: toNetwork(address, 3), provider: toNetwork(address, 2) };
}

/** The site of a counted address: its /48, or for IPv4 the address itself. */
export const toSite = (counted: string): string => findWiderNetworks(counted)?.site ?? counted;

/** The network that one attacker may own: /48 for IPv6, /24 for IPv4, which may be shared: delay, never refuse. */
export function findNeighbourhood(counted: string): string | null {
  if (isIPv4(counted)) return `${counted.slice(0, counted.lastIndexOf('.'))}.0/24`;
  return findWiderNetworks(counted)?.site ?? null;
}
