import type { z } from 'zod';
import type { EndpointId } from './endpoints';
import type { SCHEMAS } from './schemas';

/** What an endpoint answers, by its id; types only, so that no schema reaches the browser through it. */
export type EndpointAnswer<Id extends EndpointId> = z.infer<(typeof SCHEMAS)[Id]['answer']>;

/** What an endpoint takes as its JSON body. */
export type EndpointBody<Id extends EndpointId> = (typeof SCHEMAS)[Id] extends {
  body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : never;
