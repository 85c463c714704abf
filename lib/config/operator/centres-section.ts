import { z } from 'zod';
import { localized } from './localized.ts';

const centre = z.strictObject({
  /** WGS84, in degrees. */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  texts: localized(
    z.strictObject({
      name: z.string().min(1).max(120),
      address: z.string().min(1).max(300),
      hours: z.string().min(1).max(300),
    }),
  ),
});

export type Centre = z.infer<typeof centre>;

/** Mobile service centres in the order in which the page numbers them; without one the page says what to do. */
export const centresSection = z.array(centre).default([]);
