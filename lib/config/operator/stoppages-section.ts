import { z } from 'zod';
import { localized } from './localized.ts';

const instant = z.iso.datetime({ offset: true });

const stoppage = z
  .strictObject({
    /** Names the interruption in addresses and feeds; never changes. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    announcedAt: instant,
    startsAt: instant,
    /** Expected or real end; left out while nobody knows it. */
    endsAt: instant.optional(),
    texts: localized(
      z.strictObject({ title: z.string().min(1).max(160), text: z.string().min(1).max(2000) }),
    ),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be later than startsAt',
  });

export type Stoppage = z.infer<typeof stoppage>;

/** Interruptions of services: present, planned and past ones; the clock tells which is which. */
export const stoppagesSection = z
  .array(stoppage)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'each id may stand once')
  .default([]);
