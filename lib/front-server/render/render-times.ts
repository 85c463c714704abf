import { LRUCache } from 'lru-cache';
import { findNeighbourhood } from '../../api/counted-address.ts';

/** Addresses that are remembered; those that asked longest ago are forgotten first. */
const MAX_ADDRESSES = 10_000;
/** Half of what an address has used is forgotten after so long. */
const HALF_LIFE_MS = 10_000;
/** How much longer than others an address waits for each millisecond of rendering that it has used lately. */
const DELAY = 20;
/** The part of what a network has used that counts for each of its addresses. */
const PART_OF_NETWORK = 1 / 8;

interface Use {
  ms: number;
  /** When it was last counted, in milliseconds of `performance.now()`. */
  at: number;
}

/** How much rendering time each address has used lately, and each network. */
export class RenderTimes {
  private readonly uses = new LRUCache<string, Use>({ max: MAX_ADDRESSES });
  /** Networks by address: the queue asks for each address many times. */
  private readonly networks = new LRUCache<string, string>({ max: MAX_ADDRESSES });

  /** Adds the milliseconds that a page took. */
  add(address: string, ms: number): void {
    const at = performance.now();
    for (const key of new Set([address, this.networkOf(address)]))
      this.uses.set(key, { ms: this.read(key) + ms, at });
  }

  /** How much longer than a newcomer those who share a page wait: as long as the one of them who has used least. */
  delayOf(addresses: readonly string[]): number {
    return DELAY * Math.min(...addresses.map((address) => this.readMs(address)));
  }

  /** The address that has used least. */
  findLightest(addresses: readonly string[]): string {
    return addresses.reduce((least, one) => (this.readMs(one) < this.readMs(least) ? one : least));
  }

  /** What an address has used lately. An attacker has many addresses in one network: it counts too, in part. */
  readMs(address: string): number {
    return Math.max(this.read(address), this.read(this.networkOf(address)) * PART_OF_NETWORK);
  }

  private networkOf(address: string): string {
    const known = this.networks.get(address);
    if (known) return known;
    const network = findNeighbourhood(address) ?? address;
    this.networks.set(address, network);
    return network;
  }

  private read(key: string): number {
    const use = this.uses.peek(key);
    return use ? use.ms * 2 ** ((use.at - performance.now()) / HALF_LIFE_MS) : 0;
  }
}
