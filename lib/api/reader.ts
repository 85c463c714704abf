import 'server-only';
import type { z } from 'zod';
import { ApiFailure } from './api-failure';
import type { Endpoint } from './contract/endpoint';
import { callFromServer } from './server';
import type { ServerCallOptions } from './server-call';

type WithResponse = { response: z.ZodType };

type DataOf<Schemas extends WithResponse> =
  z.infer<Schemas['response']> extends { data: infer Data } ? Data : never;

/** Creates a noun's read function for the server: it returns the `data` of an endpoint or throws ApiFailure. */
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

/** Other errors are thrown. @param isExpected selects the failures that use the fallback; all by default */
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
