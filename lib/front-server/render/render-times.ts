import { LRUCache } from 'lru-cache';
import { findNeighbourhood } from '../../api/counted-address.ts';

const MAX_ADDRESSES = 10_000;
const HALF_LIFE_MS = 10_000;
/** Milliseconds that an address waits longer for each millisecond of rendering that it has used recently. */
const DELAY = 20;
/** Fraction of a network's use that counts for each of its addresses. */
const PART_OF_NETWORK = 1 / 8;

interface Use {
  ms: number;
  at: number;
}

/** The rendering time that each address and each network has used recently. */
export class RenderTimes {
  private readonly uses = new LRUCache<string, Use>({ max: MAX_ADDRESSES });
  /** Networks by address, cached because the queue asks for each address many times. */
  private readonly networks = new LRUCache<string, string>({ max: MAX_ADDRESSES });

  add(address: string, ms: number): void {
    const at = performance.now();
    for (const key of new Set([address, this.networkOf(address)]))
      this.uses.set(key, { ms: this.read(key, at) + ms, at });
  }

  /**
   * The additional waiting time of a page shared by several addresses: that of the one that has used least. @param at
   * the same for all pages that are compared
   */
  delayOf(addresses: readonly string[], at: number): number {
    return DELAY * Math.min(...addresses.map((address) => this.readMs(address, at)));
  }

  findLightest(addresses: readonly string[]): string {
    return addresses.reduce((least, one) => (this.readMs(one) < this.readMs(least) ? one : least));
  }

  /** Includes a part of its network's time, because an attacker may have many addresses in one network. */
  readMs(address: string, at = performance.now()): number {
    return Math.max(this.read(address, at), this.read(this.networkOf(address), at) * PART_OF_NETWORK);
  }

  private networkOf(address: string): string {
    const known = this.networks.get(address);
    if (known) return known;
    const network = findNeighbourhood(address) ?? address;
    this.networks.set(address, network);
    return network;
  }

  private read(key: string, at: number): number {
    const use = this.uses.peek(key);
    return use ? use.ms * 2 ** ((use.at - at) / HALF_LIFE_MS) : 0;
  }
}
