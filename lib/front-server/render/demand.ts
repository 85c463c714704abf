import type { ServerResponse } from 'node:http';

/** The address under which the portal itself asks: to refresh pages, and to prepare them after a start. */
const PORTAL = 'portal';

/** Who waits for one page. Visitors may join and leave until it is rendered. */
export class Demand {
  /** How many of each address, or signed-in person, wait. */
  private readonly askers = new Map<string, number>();
  /** True for searches and other queries, of which there are endlessly many: all other pages go first. */
  readonly isFree: boolean;
  /** True for the page of somebody who is signed in. */
  isSignedIn = false;
  /** Called when the last asker has left; the queue sets it while the page waits. */
  onAbandoned: (() => void) | null = null;

  constructor(isFree: boolean) {
    this.isFree = isFree;
  }

  /**
   * Adds a visitor, who leaves when the connection closes.
   * @param address counted address (`toCountedAddress`)
   */
  addVisitor(address: string, response: ServerResponse): void {
    if (response.destroyed) return;
    this.add(address);
    response.once('close', () => this.remove(address));
  }

  /**
   * Adds somebody who is signed in, who is counted by name: others may share the address.
   * @param person pseudonym
   */
  addPerson(person: string, response: ServerResponse): void {
    this.isSignedIn = true;
    this.addVisitor(`person:${person}`, response);
  }

  /** Adds the portal itself, which never leaves. */
  addPortal(): void {
    this.add(PORTAL);
  }

  /** True when nobody waits any longer. */
  get isAbandoned(): boolean {
    return this.askers.size === 0;
  }

  /** Counted addresses, or people, of those who wait, the first who asked first. */
  get addresses(): string[] {
    return [...this.askers.keys()];
  }

  private add(address: string): void {
    this.askers.set(address, (this.askers.get(address) ?? 0) + 1);
  }

  private remove(address: string): void {
    const left = (this.askers.get(address) ?? 0) - 1;
    if (left > 0) this.askers.set(address, left);
    else this.askers.delete(address);
    if (this.isAbandoned) this.onAbandoned?.();
  }
}
