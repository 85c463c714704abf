import { z } from 'zod';

/** `message` in the caller's language, a stable `code`, and error codes by dotted path in `fields`. */
export const apiError = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ApiError = z.infer<typeof apiError>;
