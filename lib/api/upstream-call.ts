import type { z } from 'zod';

export interface UpstreamCall {
  method: string;
  path: string;
  search?: string;
  headers: Headers;
  /** The embedded API's earlier result for the token in this request. */
  caller?: unknown;
  body?: ReadableStream<Uint8Array> | null;
  /** Schema of an external root's answer; without one any JSON is accepted. */
  schema?: z.ZodType;
  /** True if a file is expected, which is streamed. */
  isFile?: boolean;
  /** True if this process answers although an external root is configured. */
  isOwn?: boolean;
  /** Name of the call where its path contains variable parts. */
  group?: string;
}
