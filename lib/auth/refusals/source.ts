import 'server-only';
import { toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { toPseudonym } from '@/lib/auth/tokens/secrets';

const CODE_LENGTH = 16;

/** The code of an address: the same for the same address, of no use to whoever reads it. */
export function toSource(address: string): string {
  return `address:${toPseudonym(address).toString('base64url').slice(0, CODE_LENGTH)}`;
}

/** The code of the address that the front server saw in these headers. */
export const sourceOf = (headers: Headers): string =>
  toSource(toCountedAddress(headers.get(PEER_HEADER) ?? undefined));
