import type { z } from 'zod';
import type { Role } from './roles';

/** What the limits of rates tell apart; `lib/server/http/rate-limits.ts` says how many of each. */
export type CountedCall = 'token' | 'authorize' | 'register' | 'submit' | 'rating' | 'follow' | 'form';

/** A call of the API as plain data, so that a form can name it and a page hand it to the browser. */
interface EndpointRow {
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the API root, without a leading slash, spelled as the spec spells it. */
  path: string;
  /**
   * `none` sends no Authorization; `anonymous` the visitor's generated token; `context` the token of the sign-on when
   * someone is signed in, else the anonymous one; `forced` the context token only.
   */
  token: 'none' | 'anonymous' | 'context' | 'forced';
  /** Who may call; the server checks it (ADMIN-07). */
  access: 'anyone' | 'person' | 'staff';
  /** The roles that rows for staff ask for: any of them will do. */
  roles?: readonly Role[];
  /**
   * The label of the bot check, which an external one may know; a code of the embedded one is bound to its endpoint.
   * Every POST and PUT has one, but those for staff, which session, role and Origin guard (BOT-01).
   */
  action?: string;
  body?: 'json' | 'multipart';
  /** What comes back, where it is not JSON. */
  response?: 'file';
  /** True for a call that the specification lacks and that the portal can answer itself beside an external root. */
  mayBeOwn?: true;
  /** `internal` rows are called by the portal's own server alone; the gateway responds with 404. */
  visibility?: 'internal';
  /** What its rate is counted as, where it is not a `read`. */
  limit?: CountedCall;
}

/** What a call takes and returns. Schemas carry codes, the messages of the caller's language carry text. */
export interface EndpointSchemas {
  /** What the call does, for the reader of the OpenAPI document. */
  summary: string;
  /** What stands behind the question mark, all of it text. */
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** The body for the reader of the OpenAPI document, where it says more than the schema: files and notes. */
  describeBody?: () => z.ZodType;
  /** True where `Idempotency-Key` names a submission. */
  isNamed?: boolean;
}

/** A row of the endpoint table. `schemas` is there for the types alone: no schema reaches the browser through it. */
export interface Endpoint<Schemas = unknown> extends EndpointRow {
  id: string;
  readonly schemas?: Schemas;
}

/** What an endpoint returns. */
export type ResponseOf<Row> =
  Row extends Endpoint<infer Schemas>
    ? Schemas extends { response: infer Data extends z.ZodType }
      ? z.infer<Data>
      : unknown
    : never;

/** What an endpoint takes as its JSON body. */
export type BodyOf<Row> =
  Row extends Endpoint<infer Schemas>
    ? Schemas extends { body: infer Body extends z.ZodType }
      ? z.input<Body>
      : unknown
    : never;

/**
 * The rows of a noun, one for each of its schemas: `defineEndpoints<typeof SCHEMAS>()({ … })`. Rows and schemas stand
 * in files of their own, because rows reach the browser and schemas do not.
 */
export function defineEndpoints<Schemas extends Record<string, EndpointSchemas>>() {
  return <const Rows extends Record<keyof Schemas, EndpointRow>>(rows: Rows) =>
    Object.fromEntries(Object.entries<EndpointRow>(rows).map(([id, row]) => [id, { id, ...row }])) as {
      readonly [Id in keyof Schemas]: Rows[Id] & Endpoint<Schemas[Id]> & { readonly id: Id };
    };
}
