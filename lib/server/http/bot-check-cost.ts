import 'server-only';

/** Codes per address and minute at the normal cost: a class that registers together. */
const FREE_OF_ADDRESS = 30;
/** Codes of all addresses per minute before the cost increases for everyone. */
const FREE_OF_ALL = 600;
const MAX_OF_ADDRESS = 8;
const MAX_OF_ALL = 2;

const rise = (count: number, free: number, max: number) => Math.min(max, Math.max(1, count / free));

/**
 * Factor of the current cost. At the maximum, 16, a code takes a machine 1.1 s and a slow phone 24 s; browsers wait a
 * minute.
 */
export function raiseCost(ofAddress: number, ofAll: number): number {
  return rise(ofAddress, FREE_OF_ADDRESS, MAX_OF_ADDRESS) * rise(ofAll, FREE_OF_ALL, MAX_OF_ALL);
}
