import 'server-only';
import { env } from '@/lib/env/env';
import type { Endpoint } from './contract/endpoint';

/** True for a call that the portal answers itself although an external root is configured (PUB-10). */
export const isAnsweredHere = ({ mayBeOwn }: Pick<Endpoint, 'mayBeOwn'>): boolean =>
  env.API_ROOT !== undefined && env.OWN_PUBLICATIONS && mayBeOwn === true;
