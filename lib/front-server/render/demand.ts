import type { ServerResponse } from 'node:http';

const PORTAL = 'portal';

/** The requests that wait for one page. Visitors may join and leave until it is rendered. */
export class Demand {
  /** Number of waiting requests by address or signed-in person. */
  private readonly askers = new Map<string, number>();
  /** True for searches and other queries with unlimited variants: all other pages take precedence. */
  readonly isFree: boolean;
  isSignedIn = false;
  /** Called when the last request has gone; set by the queue while the page waits. */
  onAbandoned: (() => void) | null = null;

  constructor(isFree: boolean) {
    this.isFree = isFree;
  }

  /** Adds a visitor, who leaves when the connection is closed. */
  addVisitor(address: string, response: ServerResponse): void {
    if (response.destroyed) return;
    this.add(address);
    response.once('close', () => this.remove(address));
  }

  /** Adds a signed-in person, counted by pseudonym because others may share the address. */
  addPerson(person: string, response: ServerResponse): void {
    this.isSignedIn = true;
    this.addVisitor(`person:${person}`, response);
  }

  addPortal(): void {
    this.add(PORTAL);
  }

  get isAbandoned(): boolean {
    return this.askers.size === 0;
  }

  /** Counted addresses, or people, of the waiting requests, in order of arrival. */
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
