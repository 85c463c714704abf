import { z } from 'zod';

export const namedItem = z.object({ id: z.int(), name: z.string() });
export const namedList = z.object({ data: z.array(namedItem) });
export type NamedItem = z.infer<typeof namedItem>;
