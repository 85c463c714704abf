import { z } from 'zod';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';

/** The kinds of hits, in the order in which they are shown. */
export const HIT_KINDS = [
  'page',
  'view',
  'request',
  'appointment',
  'supplier',
  'registration',
  'publication',
  'image',
  'edition',
  'juror',
  'choice',
  'template',
  'place',
  'mail',
  'member',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** The longest text that the search accepts. */
export const FINDER_LENGTH = CONTACT_LENGTH;

/** `Desk/Find`: without a text it finds the pages of the desk and the saved views. */
export const finderQuery = z.object({ text: z.string().trim().max(FINDER_LENGTH, 'tooLong').default('') });

const hit = z.object({
  /** Address below the locale. */
  path: z.string(),
  title: z.string(),
  /** What it is, in the caller’s language; empty for pages. */
  detail: z.string(),
});
export type Hit = z.infer<typeof hit>;

const hitGroup = z.object({
  kind: z.enum(HIT_KINDS),
  /** The name of the kind in the caller’s language. */
  label: z.string(),
  hits: z.array(hit),
  /** True if more were found than are listed. */
  hasMore: z.boolean(),
});
export type HitGroup = z.infer<typeof hitGroup>;

export const FINDER_SCHEMAS = {
  findAtDesk: {
    summary: 'Pages and records of the back office that contain a text and that the caller may open',
    query: finderQuery,
    response: z.object({ data: z.array(hitGroup) }),
  },
};
