import 'server-only';

/** Codes per address and minute at the normal cost: a class that registers together. */
const FREE_OF_ADDRESS = 30;
/** Codes of all addresses per minute before the cost increases for everyone. */
const FREE_OF_ALL = 600;
const MAX_OF_ADDRESS = 8;
const MAX_OF_ALL = 2;

const rise = (count: number, free: number, max: number) => Math.min(max, Math.max(1, count / free));

/**
 * Factor of the current cost of a code. A legitimate sender needs one code; an attacker who needs thousands pays for
 * each. At the maximum, 16 times, a code takes a machine about 1.1 s instead of 70 ms, and a phone that normally needs
 * 1.5 s takes 24 s, less than half of the minute after which its browser gives up.
 * @param ofAddress codes requested by this address in this minute
 * @param ofAll codes used by all addresses in this minute; requests alone do not increase the cost for others
 */
export function raiseCost(ofAddress: number, ofAll: number): number {
  return rise(ofAddress, FREE_OF_ADDRESS, MAX_OF_ADDRESS) * rise(ofAll, FREE_OF_ALL, MAX_OF_ALL);
}
