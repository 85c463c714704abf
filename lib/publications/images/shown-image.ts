import { z } from 'zod';
import { SHOWN_FORMATS } from './image-rules';

const focus = z.int().min(0).max(100);

/** An image of a publication in the language of its reader. */
export const shownImage = z.object({
  id: z.string(),
  /** Pixels of the largest file. */
  width: z.int(),
  height: z.int(),
  /** What stays visible where it is cropped, in hundredths from the left and from the top. */
  focalX: focus,
  focalY: focus,
  /** Empty for an image that only decorates. */
  description: z.string(),
  expiresOn: z.string().nullable(),
  files: z.array(z.object({ format: z.enum(SHOWN_FORMATS), width: z.int(), path: z.string() })),
});
export type ShownImage = z.infer<typeof shownImage>;
