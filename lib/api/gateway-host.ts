/** The gateway as the server in front sees it: a part of the build, which it does not import. */
export interface Gateway {
  /** Answers a request below `/gateway/`. */
  handle(request: Request): Promise<Response>;
  /** 503 in the reader's language, for a page that cannot be rendered now. */
  explainBusy(request: Request): Promise<Response>;
  /** The pseudonym of the person whose session these headers open; null for others. */
  findPerson(headers: Headers): Promise<string | null>;
  /** Whether what the portal needs to answer is there. */
  isReady(): Promise<boolean>;
  /** Ends what is done beside requests, once what has begun is done. */
  stop(): Promise<void>;
}

/** The parts of the build that the server in front runs in its own thread. */
export interface MainThreadParts {
  gateway: Gateway;
  /** `middleware.ts`, for requests that it answers without a page. */
  middleware(request: Request): Promise<Response>;
}

/** The build and the server in front are separate bundles: `globalThis` joins them. */
const host = globalThis as { portalParts?: () => Promise<MainThreadParts> };

/** Says how the parts are made; they are made when they are first asked for. */
export function offerParts(load: () => Promise<MainThreadParts>): void {
  host.portalParts = load;
}

/** The parts of the build whose instrumentation has run. @throws Error where none has */
export function loadParts(): Promise<MainThreadParts> {
  if (!host.portalParts) throw new Error('The build offers no gateway');
  return host.portalParts();
}
