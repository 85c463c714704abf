import { shareState } from '../env/shared-state.ts';
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

const offered = shareState<{ load?: () => Promise<MainThreadParts> }>('mainThreadParts', () => ({}));

/** Registers the factory of the parts, which runs on first use. */
export function offerParts(load: () => Promise<MainThreadParts>): void {
  offered.load = load;
}

/** @throws Error if no factory is registered */
export function loadParts(): Promise<MainThreadParts> {
  if (!offered.load) throw new Error('The build provides no gateway');
  return offered.load();
}
