import 'server-only';
import type { z } from 'zod';
import { RequestError } from '@/lib/server/http/errors';
import { toFieldErrors } from './field-errors';
import { readText } from './watched-body';

const JSON_LIMITS = { maxBytes: 64 * 1024, idleMs: 10_000, totalMs: 20_000 };
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

function refuseOtherTypes(request: Request): void {
  const type = request.headers.get('content-type') ?? '';
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!JSON_TYPE.test(type) || encoding !== 'identity') throw new RequestError(415, 'unsupportedType');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'malformed');
  }
}

/** @throws RequestError 400 malformed, 408 too slow, 413 too large, 415 wrong type, 422 with the invalid fields */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  toCodes: (errors: Record<string, string>) => Record<string, string> = (errors) => errors,
): Promise<z.output<Schema>> {
  refuseOtherTypes(request);
  const result = schema.safeParse(
    parse(await readText(request, JSON_LIMITS, new TextDecoder('utf-8', { fatal: true }))),
  );
  if (result.success) return result.data;
  throw new RequestError(422, 'validation', { fields: toCodes(toFieldErrors(result.error.issues)) });
}
