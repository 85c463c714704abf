import { z } from 'zod';

/** An address outside the portal that readers are sent to: never without encryption. */
export const externalAddress = z.url({ protocol: /^https$/ });
