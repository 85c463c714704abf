import 'server-only';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';

const services = shareState('services', () => new Map<string, () => Promise<unknown>>());

/** A service of the embedded API for other parts of the portal in the same process. */
export interface EmbeddedService<Offer> {
  /** Registers the factory, which runs once, on first use. */
  provide(make: () => Promise<Offer>): void;
  /** The service; null if it is unavailable because of an external API. */
  load(): Promise<Offer | null>;
}

function once<Offer>(make: () => Promise<Offer>): () => Promise<Offer> {
  let made: Promise<Offer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Declares a service of `lib/server` that the rest of the portal uses, so that neither imports the other. */
export function defineService<Offer>(
  name: string,
  { withExternalRoot = false }: { withExternalRoot?: boolean } = {},
): EmbeddedService<Offer> {
  return {
    provide(make) {
      services.set(name, once(make));
    },
    async load() {
      if (env.API_ROOT && !withExternalRoot) return null;
      const make = services.get(name);
      if (!make && env.API_ROOT) return null;
      if (!make) throw new Error(`No provider for ${name}`);
      return (await make()) as Offer;
    },
  };
}

/** The embedded API as the gateway calls it in this process. */
export interface EmbeddedApi {
  /** `caller` is the API's earlier result for the request's token. */
  fetch(request: Request, known: { caller?: unknown }): Response | Promise<Response>;
}

export const embeddedApi = defineService<EmbeddedApi>('API', { withExternalRoot: true });
