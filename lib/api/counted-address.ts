import { isIPv6 } from 'node:net';

/** The address to count by: whoever has one IPv6 address has the whole /64 of it. */
export function toCountedAddress(peer: string | undefined): string {
  if (!peer) return 'local';
  if (!isIPv6(peer) || peer.includes('.')) return peer;
  const [head = '', tail = ''] = peer.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
