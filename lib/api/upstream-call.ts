import type { z } from 'zod';

/** A call to the API, wherever that is. */
export interface UpstreamCall {
  method: string;
  /** Path below the API root, without a leading slash. */
  path: string;
  /** Query with its question mark, or empty. */
  search?: string;
  headers: Headers;
  /** Whom the embedded API has found behind the token in this request already. */
  caller?: unknown;
  /** Passed on as it streams in. */
  body?: ReadableStream<Uint8Array> | null;
  /** What an external root's answer is read by; without one any JSON will do. */
  schema?: z.ZodType;
  /** True where a file is expected, which streams. */
  isFile?: boolean;
  /** True where this process answers beside an external root. */
  isOwn?: boolean;
  /** Names the call where its path names more than that. */
  group?: string;
}
