/** Interface of the gateway for the front server, which cannot import it because it is a part of the build. */
export interface Gateway {
  handle(request: Request): Promise<Response>;
  explainBusy(request: Request): Promise<Response>;
  /** The pseudonym of the person whose session these headers open; null for others. */
  findPerson(headers: Headers): Promise<string | null>;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** The parts of the build that the front server runs in its own thread. */
export interface MainThreadParts {
  gateway: Gateway;
  /** Runs `middleware.ts` for requests that it answers without rendering a page. */
  middleware(request: Request): Promise<Response>;
}

/** The build and the front server are separate bundles and share this state through `globalThis`. */
const host = globalThis as { portalParts?: () => Promise<MainThreadParts> };

/** Registers the factory of the parts, which runs on first use. */
export function offerParts(load: () => Promise<MainThreadParts>): void {
  host.portalParts = load;
}

export function loadParts(): Promise<MainThreadParts> {
  if (!host.portalParts) throw new Error('The build provides no gateway');
  return host.portalParts();
}
