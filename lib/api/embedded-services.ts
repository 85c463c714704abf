import 'server-only';
import { env } from '@/lib/env/env';

/** Bundles of the server (pages, middleware, instrumentation) hold copies of this file: what is offered stands once. */
const host = globalThis as { portalServices?: Map<string, () => Promise<unknown>> };

/** Something that the embedded API offers to the portal in the same process. */
export interface EmbeddedService<Offer> {
  /** Says how the offer is made; it is made when it is first asked for, once. */
  provide(make: () => Promise<Offer>): void;
  /** The offer; null beside an external API where it has nothing of it. */
  load(): Promise<Offer | null>;
}

function once<Offer>(make: () => Promise<Offer>): () => Promise<Offer> {
  let made: Promise<Offer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Names something that `lib/server` offers and the rest of the portal uses, so that neither has to import the other:
 * the folder that uses it defines it, `lib/provide-embedded-api.ts` provides it when the portal starts.
 * @param standsBesideRoot it is the portal's own affair and offered beside an external API too, where `lib/server` is there
 */
export function defineService<Offer>(
  name: string,
  { standsBesideRoot = false }: { standsBesideRoot?: boolean } = {},
): EmbeddedService<Offer> {
  return {
    provide(make) {
      host.portalServices ??= new Map();
      host.portalServices.set(name, once(make));
    },
    async load() {
      if (env.API_ROOT && !standsBesideRoot) return null;
      const make = host.portalServices?.get(name);
      if (!make && env.API_ROOT) return null;
      if (!make) throw new Error(`Nobody provides ${name}`);
      return (await make()) as Offer;
    },
  };
}

/** The API as the gateway sees it when it runs in this process. */
export interface EmbeddedApi {
  /** `caller` is whom the API found behind the request's token already. */
  fetch(request: Request, known: { caller?: unknown }): Response | Promise<Response>;
}

export const embeddedApi = defineService<EmbeddedApi>('API', { standsBesideRoot: true });
