/** The gateway as the server in front sees it: a part of the build, which it does not import. */
export interface Gateway {
  /** Answers a request below `/gateway/`. */
  handle(request: Request): Promise<Response>;
  /** Answers a page's address with which a sign-on leads back; null for any other. */
  finishSignOn(request: Request): Promise<Response | null>;
  /** Whether what the portal needs to answer is there. */
  isReady(): Promise<boolean>;
  /** Ends what is done beside requests, once what has begun is done. */
  stop(): Promise<void>;
}

/** What the build offers stands where both can see it. */
const host = globalThis as { portalGateway?: () => Promise<Gateway> };

/** Says how the gateway is made; it is made when it is first asked for. */
export function offerGateway(load: () => Promise<Gateway>): void {
  host.portalGateway = load;
}

/** The gateway of the build whose instrumentation has run. @throws Error where none has */
export function loadGateway(): Promise<Gateway> {
  if (!host.portalGateway) throw new Error('The build offers no gateway');
  return host.portalGateway();
}
