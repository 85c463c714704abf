import 'server-only';
import type { z } from 'zod';
import type { ApiContext } from '@/lib/server/http/api-context';
import { ApiFault } from '@/lib/server/http/errors';
import { toFieldFaults } from './field-faults';

/**
 * The query of a call, judged by the schema of its row.
 * @throws ApiFault 422 with the faulty parameters
 */
export function readQuery<Schema extends z.ZodType>(c: ApiContext, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(c.req.query());
  if (result.success) return result.data;
  throw new ApiFault(422, 'validation', { fields: toFieldFaults(result.error.issues) });
}
