import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { apiError } from './api-error';
import type { Endpoint, EndpointSchemas } from './endpoint';

const language = z
  .enum(LOCALE_CODES as [string, ...string[]])
  .optional()
  .meta({
    description: 'Language of names and messages; Arabic by default',
    param: { id: 'AcceptLanguage', in: 'header', name: 'Accept-Language' },
  });
const clientIp = z
  .string()
  .optional()
  .meta({
    description: 'Address of the visitor as known to the browser; informational',
    param: { id: 'ClientIp', in: 'header', name: 'X-Client-IP' },
  });
const secCode = z.string().meta({
  description: 'Bot-check code, bound to the action of the endpoint and valid once',
  param: { id: 'SecCode', in: 'header', name: 'SecCode' },
});
const idempotencyKey = z
  .string()
  .optional()
  .meta({
    description:
      'Identifies this submission: a repeated key yields the same request with the same reference number',
    param: { id: 'IdempotencyKey', in: 'header', name: 'Idempotency-Key' },
  });
const error = apiError.meta({ id: 'ApiError', description: 'The common format of all refusals' });

const ERRORS: Record<string, string> = {
  400: 'The request cannot be read',
  401: 'No valid token, or no person is signed in',
  403: 'The bot check failed, or the person has no role for this',
  408: 'The body arrived too slowly',
  409: 'The award or its window is closed, or the request is complete',
  413: 'The body is too large',
  415: 'The body has an unsupported type',
  422: 'Answers or files have errors, named in `fields`',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The service is temporarily unavailable',
};

function listErrors({ access, token, action, body }: Endpoint, { query }: EndpointSchemas): string[] {
  return [
    ...(query && !body ? ['422'] : []),
    ...(body ? ['400', '408', '409', '413', '415', '422'] : []),
    ...(token === 'none' && access === 'anyone' ? [] : ['401']),
    ...(action || access === 'staff' ? ['403'] : []),
    '429',
    '503',
  ].sort();
}

function describeResponses(endpoint: Endpoint, schemas: EndpointSchemas): ZodOpenApiResponsesObject {
  const refusals = listErrors(endpoint, schemas).map((status) => [
    status,
    { description: ERRORS[status], content: { 'application/json': { schema: error } } },
  ]);
  const type = endpoint.response === 'file' ? 'application/octet-stream' : 'application/json';
  const success = { description: 'Success', content: { [type]: { schema: schemas.response } } };
  return { 200: success, ...Object.fromEntries(refusals) };
}

function describeBody(
  endpoint: Endpoint,
  schemas: EndpointSchemas,
): ZodOpenApiOperationObject['requestBody'] {
  const schema = schemas.describeBody?.() ?? schemas.body;
  if (!schema) return undefined;
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

const SECURITY: Record<Endpoint['token'], Record<string, string[]>[]> = {
  none: [],
  anonymous: [{ visitor: [] }],
  context: [{ person: [] }, { visitor: [] }],
  forced: [{ person: [] }],
};

function describeOperation(endpoint: Endpoint, schemas: EndpointSchemas): ZodOpenApiOperationObject {
  return {
    operationId: endpoint.id,
    summary: schemas.summary,
    // A call for signed-in persons accepts no anonymous token, whatever its row sends.
    security: SECURITY[endpoint.access === 'anyone' ? endpoint.token : 'forced'],
    parameters: [
      language,
      clientIp,
      ...(endpoint.action ? [secCode] : []),
      ...(schemas.isNamed ? [idempotencyKey] : []),
    ],
    requestParams: schemas.query ? { query: schemas.query } : undefined,
    requestBody: describeBody(endpoint, schemas),
    responses: describeResponses(endpoint, schemas),
  };
}

export type Contract = readonly (readonly [Endpoint, EndpointSchemas])[];

const describePaths = (contract: Contract): ZodOpenApiPathsObject =>
  Object.fromEntries(
    contract.map(([endpoint, schemas]) => [
      `/${endpoint.path}`,
      { [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas) },
    ]),
  );

const bearer = (description: string) => ({
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** @param version version of the messages in the responses */
export function describeApi(contract: Contract, version: string) {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Hajj and Umrah portal: Scholarship API', version },
    servers: [{ url: '/gateway', description: 'The same-origin gateway of the portal' }],
    paths: describePaths(contract),
    components: {
      securitySchemes: {
        visitor: bearer('Token of a visitor, from TokenGenerator/GetToken'),
        person: bearer('Token of the sign-on; the gateway attaches it from the session cookie'),
      },
    },
  });
}
