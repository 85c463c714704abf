import 'server-only';
import type { z } from 'zod';
import { ApiFailure } from './api-failure';
import type { Endpoint } from './contract/endpoint';
import { callFromServer } from './server';
import type { ServerCallOptions } from './server-call';

type WithResponse = { response: z.ZodType };

type DataOf<Schemas extends WithResponse> =
  z.infer<Schemas['response']> extends { data: infer Data } ? Data : never;

/**
 * Makes the function by which a noun reads on the server: it calls an endpoint by its id and returns the `data`.
 * That function throws ApiFailure.
 */
export const createReader =
  <Schemas extends Readonly<Record<string, WithResponse>>>(
    endpoints: Readonly<Record<keyof Schemas, Endpoint>>,
    schemas: Schemas,
  ) =>
  async <Id extends keyof Schemas>(id: Id, options: ServerCallOptions): Promise<DataOf<Schemas[Id]>> => {
    const { response }: WithResponse = schemas[id] as Schemas[Id];
    return ((await callFromServer(endpoints[id], { response }, options)) as { data: DataOf<Schemas[Id]> })
      .data;
  };

/**
 * What a call returns, or something else where the API refuses the call or cannot be reached. Other errors are thrown.
 * @param isExpected which failures are expected; all by default
 */
export function orElse<Data, Other>(
  call: Promise<Data>,
  other: Other,
  isExpected: (failure: ApiFailure) => boolean = () => true,
): Promise<Data | Other> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiFailure && isExpected(error)) return other;
    throw error;
  });
}
