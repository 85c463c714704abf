import { z } from 'zod';

export const namedItem = z.object({ id: z.int(), name: z.string() });
/** A list of options with names in the caller's language. */
export const namedList = z.object({ data: z.array(namedItem) });
export type NamedItem = z.infer<typeof namedItem>;
