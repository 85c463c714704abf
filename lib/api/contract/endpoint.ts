import type { Role } from './roles';

/** A row of the endpoint table; `endpoints.ts` says what its fields mean. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the API root, without a leading slash, spelled as the spec spells it. */
  path: string;
  token: 'none' | 'anonymous' | 'context' | 'forced';
  access: 'anyone' | 'person' | 'staff';
  /** The roles that rows for staff ask for: any of them will do. */
  roles?: readonly Role[];
  /** The label of the bot check, which an external one may know; a code of the embedded one is bound to its endpoint. */
  action?: string;
  body?: 'json' | 'multipart';
  /** What comes back, where it is not JSON. */
  answer?: 'file';
  door?: 'closed';
}
