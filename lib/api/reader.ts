import 'server-only';
import type { z } from 'zod';
import { ApiFailure } from './api-failure';
import type { Endpoint } from './contract/endpoint';
import { callFromServer, type ServerCallOptions } from './server';

type Answering = { answer: z.ZodType };

type DataOf<Schemas extends Answering> =
  z.infer<Schemas['answer']> extends { data: infer Data } ? Data : never;

/**
 * Makes the function by which a noun reads on the server: it calls an endpoint by its id and answers the `data`.
 * That function throws ApiFailure.
 */
export const createReader =
  <Schemas extends Readonly<Record<string, Answering>>>(
    endpoints: Readonly<Record<keyof Schemas, Endpoint>>,
    schemas: Schemas,
  ) =>
  async <Id extends keyof Schemas>(id: Id, options: ServerCallOptions): Promise<DataOf<Schemas[Id]>> => {
    const { answer }: Answering = schemas[id] as Schemas[Id];
    return ((await callFromServer(endpoints[id], { answer }, options)) as { data: DataOf<Schemas[Id]> }).data;
  };

/**
 * An answer, or something else where the API refuses the call or cannot be reached. Other errors are thrown.
 * @param isExpected which failures are answered so; all by default
 */
export function orElse<Answer, Other>(
  answer: Promise<Answer>,
  other: Other,
  isExpected: (failure: ApiFailure) => boolean = () => true,
): Promise<Answer | Other> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiFailure && isExpected(error)) return other;
    throw error;
  });
}
