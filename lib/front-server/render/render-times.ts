import { LRUCache } from 'lru-cache';

/** Addresses that are remembered; those that asked longest ago are forgotten first. */
const MAX_ADDRESSES = 10_000;
/** Half of what an address has used is forgotten after so long. */
const HALF_LIFE_MS = 10_000;
/** How much longer than others an address waits for each millisecond of rendering that it has used lately. */
const DELAY = 20;

interface Use {
  ms: number;
  /** When it was last counted, in milliseconds of `performance.now()`. */
  at: number;
}

/** How much rendering time each address has used lately. */
export class RenderTimes {
  private readonly uses = new LRUCache<string, Use>({ max: MAX_ADDRESSES });

  /** Adds the milliseconds that a page took. */
  add(address: string, ms: number): void {
    this.uses.set(address, { ms: this.readMs(address) + ms, at: performance.now() });
  }

  /** How much longer than a newcomer those who share a page wait: as long as the one of them who has used least. */
  delayOf(addresses: readonly string[]): number {
    return DELAY * Math.min(...addresses.map((address) => this.readMs(address)));
  }

  /** The address that has used least. */
  findLightest(addresses: readonly string[]): string {
    return addresses.reduce((least, one) => (this.readMs(one) < this.readMs(least) ? one : least));
  }

  private readMs(address: string): number {
    const use = this.uses.peek(address);
    return use ? use.ms * 2 ** ((use.at - performance.now()) / HALF_LIFE_MS) : 0;
  }
}
