import { z } from 'zod';

/** The steps that applications reach, in order. */
export const FUNNEL = [
  'registered',
  'submitted',
  'admitted',
  'read',
  'decided',
  'shortlisted',
  'winners',
] as const;
export type FunnelStep = (typeof FUNNEL)[number];

/** Width of a band of totals, in points of 100. */
export const BAND = 10;

/** Null for a count that is hidden because it is small. */
const count = z.int().nullable();
const counts = z.array(z.object({ key: z.string(), count }));

const funnel = z.array(z.object({ key: z.enum(FUNNEL), count }));

export const statistics = z.object({
  funnel,
  /** The funnel of each research field, by id. Missing in public statistics, and in those stored without it. */
  fieldFunnels: z.array(z.object({ key: z.string(), funnel })).optional(),
  /** Submitted applications by id of the research field, and by id of the country. */
  fields: counts,
  countries: counts,
  /** Ranked applications by band of the raw mean; the key is the lower bound. Empty before the release. */
  totals: counts,
});
export type Statistics = z.infer<typeof statistics>;
