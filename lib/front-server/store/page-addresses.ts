import { LRUCache } from 'lru-cache';
import type { PageAddress, Site } from '../site.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Targets of links and forms are shorter; longer ones are not cached. */
const MAX_LENGTH = 200;
/** Approximate overhead of an entry, in bytes. */
const ENTRY_BYTES = 300;

/** A cache of page addresses by target, so that most targets are not parsed again. */
export class PageAddresses {
  private readonly known = new LRUCache<string, PageAddress | false>({
    maxSize: MAX_BYTES,
    sizeCalculation: (address, target) =>
      ENTRY_BYTES + 2 * (target.length + (address ? address.key.length : 0)),
  });

  private readonly findPage: Site['findPage'];

  constructor(findPage: Site['findPage']) {
    this.findPage = findPage;
  }

  get size(): number {
    return this.known.calculatedSize;
  }

  find(target: string): PageAddress | null {
    if (target.length > MAX_LENGTH) return this.findPage(target);
    const known = this.known.get(target);
    if (known !== undefined) return known || null;
    const address = this.findPage(target);
    this.known.set(target, address ?? false);
    return address;
  }
}
