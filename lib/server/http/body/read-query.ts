import 'server-only';
import type { z } from 'zod';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { toFieldErrors } from './field-errors';

/** Validates the query of a call with the schema of its row. @throws RequestError 422 */
export function readQuery<Schema extends z.ZodType>(c: ApiContext, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(c.req.query());
  if (result.success) return result.data;
  throw new RequestError(422, 'validation', { fields: toFieldErrors(result.error.issues) });
}
