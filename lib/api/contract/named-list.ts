import { z } from 'zod';

export const namedItem = z.object({ id: z.int(), name: z.string() });
export const namedList = z.object({ data: z.array(namedItem) });
export type NamedItem = z.infer<typeof namedItem>;

/**
 * An item of a list that may change. Only items that were asked for although they have ended say that they are not
 * offered.
 */
export const listedItem = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  isOffered: z.literal(false).optional(),
});
export const listedItems = z.object({ data: z.array(listedItem) });
export type ListedItem = z.infer<typeof listedItem>;
