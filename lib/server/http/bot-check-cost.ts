import 'server-only';

/** Codes that one address asks for in a minute without paying more: a class that registers together. */
const FREE_OF_ADDRESS = 30;
/** Codes that all addresses use in a minute before everybody pays more. */
const FREE_OF_ALL = 600;
const MAX_OF_ADDRESS = 8;
const MAX_OF_ALL = 2;

const rise = (count: number, free: number, max: number) => Math.min(max, Math.max(1, count / free));

/**
 * How many times the usual work a code costs now. An honest sender needs one code; a machine that wants thousands
 * pays for each of them. At its dearest, 16 times, a code takes a machine about 1.1 s instead of 70 ms, and a phone
 * that needs 1.5 s at rest 24 s: less than half of the minute after which its browser gives up.
 * @param ofAddress codes that this address has asked for in this minute
 * @param ofAll codes that all addresses have used in this minute; asking alone makes nothing dearer for others
 */
export function raiseCost(ofAddress: number, ofAll: number): number {
  return rise(ofAddress, FREE_OF_ADDRESS, MAX_OF_ADDRESS) * rise(ofAll, FREE_OF_ALL, MAX_OF_ALL);
}
