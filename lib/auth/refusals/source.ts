import 'server-only';
import { toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { toPseudonym } from '@/lib/auth/tokens/secrets';

const CODE_LENGTH = 16;

/** A keyed hash of an address: stable, but the address cannot be derived from it. */
export function toSource(address: string): string {
  return `address:${toPseudonym(address).toString('base64url').slice(0, CODE_LENGTH)}`;
}

export const sourceOf = (headers: Headers): string =>
  toSource(toCountedAddress(headers.get(PEER_HEADER) ?? undefined));
