import { z } from 'zod';
import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';

/**
 * An endpoint added as docs/contributing.md describes: input and output schemas, a row, a handler. Gateway,
 * guards and the OpenAPI document include it without further code.
 */
export const ADDED_SCHEMAS = {
  greet: {
    summary: 'Greets a visitor by name',
    query: z.object({ name: z.string().max(20, 'tooLong') }),
    response: z.object({ greeting: z.string() }),
  },
};
export const ADDED_ENDPOINTS = defineEndpoints<typeof ADDED_SCHEMAS>()({
  greet: { method: 'GET', path: 'Greetings/Greet', token: 'anonymous', access: 'anyone' },
});
export const ADDED_HANDLERS: Record<string, ApiHandler> = {
  greet: (c) => c.json({ greeting: `Peace, ${readQuery(c, ADDED_SCHEMAS.greet.query).name}` }),
};
