import { z } from 'zod';

/** The one shape of every error: `message` in the caller's language, `code` stable, `fields` by dotted path. */
export const apiError = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ApiError = z.infer<typeof apiError>;
