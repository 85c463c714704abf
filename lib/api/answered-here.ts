import 'server-only';
import { env } from '@/lib/env/env';
import type { Endpoint } from './contract/endpoint';

/** True for a call that the portal itself answers although it stands beside an external root (PUB-10). */
export const isAnsweredHere = ({ mayBeOwn }: Pick<Endpoint, 'mayBeOwn'>): boolean =>
  env.API_ROOT !== undefined && env.OWN_PUBLICATIONS && mayBeOwn === true;
