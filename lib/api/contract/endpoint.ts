import type { z } from 'zod';
import type { Role } from './roles';

/** Classes of calls with separate rate limits; `lib/server/http/rate-limits.ts` defines them. */
export type CountedCall =
  | 'token'
  | 'authorize'
  | 'register'
  | 'submit'
  | 'rating'
  | 'follow'
  | 'form'
  | 'draft'
  | 'document';

/** An API call as plain data, so that forms can refer to it and pages can send it to the browser. */
interface EndpointRow {
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the API root, without a leading slash, spelled as in the specification. */
  path: string;
  /** `context` is the sign-on token of a signed-in visitor, else the anonymous one; `forced` only the sign-on token. */
  token: 'none' | 'anonymous' | 'context' | 'forced';
  /** Who may call; checked by the server (ADMIN-07). */
  access: 'anyone' | 'person' | 'staff';
  /** Roles for `staff` rows; any of them suffices. */
  roles?: readonly Role[];
  /** Administrators may call only if `roles` names them. */
  holdersOnly?: true;
  /** Label of the bot check, which every POST and PUT has except those for staff and of drafts (BOT-01). */
  action?: string;
  body?: 'json' | 'multipart';
  response?: 'file';
  /** The specification lacks it; the portal can answer it itself when an external root is configured. */
  mayBeOwn?: true;
  /** `internal` rows are called only by the portal's server; the gateway responds with 404. */
  visibility?: 'internal';
  /** Class of its rate limit, unless it is `read`. */
  limit?: CountedCall;
}

/** Schemas contain error codes; the messages of the caller's language contain the texts. */
export interface EndpointSchemas {
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** The body for the OpenAPI document, if it says more than the schema: files and notes. */
  describeBody?: () => z.ZodType;
  /** True if `Idempotency-Key` identifies a submission. */
  isNamed?: boolean;
}

/** A row of the endpoint table. `schemas` exists only in the types, so that no schema is sent to the browser. */
export interface Endpoint<Schemas = unknown> extends EndpointRow {
  id: string;
  readonly schemas?: Schemas;
}

export type ResponseOf<Row> =
  Row extends Endpoint<infer Schemas>
    ? Schemas extends { response: infer Data extends z.ZodType }
      ? z.infer<Data>
      : unknown
    : never;

export type BodyOf<Row> =
  Row extends Endpoint<infer Schemas>
    ? Schemas extends { body: infer Body extends z.ZodType }
      ? z.input<Body>
      : unknown
    : never;

/**
 * `defineEndpoints<typeof SCHEMAS>()({ … })`. Rows and schemas are in separate files: only rows are sent to the
 * browser.
 */
export function defineEndpoints<Schemas extends Record<string, EndpointSchemas>>() {
  return <const Rows extends Record<keyof Schemas, EndpointRow>>(rows: Rows) =>
    Object.fromEntries(Object.entries<EndpointRow>(rows).map(([id, row]) => [id, { id, ...row }])) as {
      readonly [Id in keyof Schemas]: Rows[Id] & Endpoint<Schemas[Id]> & { readonly id: Id };
    };
}
