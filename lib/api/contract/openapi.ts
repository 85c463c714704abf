import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { registrationForm } from '@/lib/award/definitions/registration';
import { submissionForm } from '@/lib/award/definitions/submission';
import { listFileFields } from '@/lib/forms/answers';
import type { Questions } from '@/lib/forms/form-definition';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import type { Endpoint } from './endpoint';
import { ENDPOINTS, type EndpointId, getEndpoint } from './endpoints';
import { noteFields } from './openapi-fields';
import { ERRORS, SUMMARIES } from './openapi-texts';
import { SCHEMAS } from './schemas';
import { apiError } from './schemas/common';

const language = z
  .enum(LOCALE_CODES as [string, ...string[]])
  .optional()
  .meta({
    description: 'Language of names and messages; Arabic without it',
    param: { id: 'AcceptLanguage', in: 'header', name: 'Accept-Language' },
  });
const clientIp = z
  .string()
  .optional()
  .meta({
    description: 'Address of the visitor as the browser knows it; never trusted',
    param: { id: 'ClientIp', in: 'header', name: 'X-Client-IP' },
  });
const secCode = z.string().meta({
  description: 'Bot-check code, bound to the action of the endpoint and good once',
  param: { id: 'SecCode', in: 'header', name: 'SecCode' },
});
const idempotencyKey = z
  .string()
  .optional()
  .meta({
    description: 'Names this sending: the same key again is the same request, with the same reference number',
    param: { id: 'IdempotencyKey', in: 'header', name: 'Idempotency-Key' },
  });
const pdf = () => z.file().meta({ description: 'A PDF of at most 2,097,152 bytes' });

interface Slot {
  required?: boolean;
  maxFiles: number;
}

/** The files of a multipart form by slot. */
const describeSlots = (slots: readonly (readonly [string, Slot])[]) =>
  Object.fromEntries(
    slots.map(([slot, { required, maxFiles }]) => {
      const field = maxFiles > 1 ? z.array(pdf()).max(maxFiles) : pdf();
      return [slot, required ? field : field.optional()];
    }),
  );

const findForm = (id: EndpointId) => FORMS.find(({ endpoint }) => endpoint === id);

/** What is asked by the form that a call takes, whatever becomes of it. */
const findQuestions = (id: EndpointId): Questions | undefined =>
  findForm(id) ?? [registrationForm, submissionForm].find(({ endpoint }) => endpoint === id);

/** The rules of a body, or of a part of it, with what each answer must be. */
function describeRules(
  rules: Readonly<Record<string, z.ZodType>>,
  form: Questions,
): Record<string, z.ZodType> {
  const notes = noteFields(form);
  const described = Object.entries(rules).map(([name, rule]) => {
    if (rule instanceof z.ZodObject) return [name, z.strictObject(describeRules(rule.shape, form))];
    return [name, rule.meta({ ...rule.meta(), ...notes[name] })];
  });
  return Object.fromEntries(described);
}

/** The body of a form: its answers with what each must be, and its files by slot. */
function describeForm(form: Questions, body: z.ZodType): z.ZodType {
  if (!(body instanceof z.ZodObject)) throw new Error(`${form.id} has no body of fields`);
  const slots = listFileFields(form).map((field) => [field.name, field] as const);
  return z.strictObject({ ...describeRules(body.shape, form), ...describeSlots(slots) });
}

const error = apiError.meta({ id: 'ApiError', description: 'The one shape of every refusal' });

function listErrors(id: EndpointId): string[] {
  const { access, token, action, body } = getEndpoint(id);
  const isAsked = 'query' in SCHEMAS[id] && !body;
  return [
    ...(isAsked ? ['422'] : []),
    ...(body ? ['400', '408', '409', '413', '415', '422'] : []),
    ...(token === 'none' && access === 'anyone' ? [] : ['401']),
    ...(action ? ['403'] : []),
    '429',
    '503',
  ].sort();
}

function describeAnswers(id: EndpointId): ZodOpenApiResponsesObject {
  const refusals = listErrors(id).map((status) => [
    status,
    { description: ERRORS[status], content: { 'application/json': { schema: error } } },
  ]);
  const type = getEndpoint(id).answer === 'file' ? 'application/octet-stream' : 'application/json';
  const answer = { description: 'Success', content: { [type]: { schema: SCHEMAS[id].answer } } };
  return { 200: answer, ...Object.fromEntries(refusals) };
}

function describeBody(id: EndpointId): ZodOpenApiOperationObject['requestBody'] {
  const schemas = SCHEMAS[id];
  if (!('body' in schemas)) return undefined;
  const form = findQuestions(id);
  const schema = form ? describeForm(form, schemas.body) : schemas.body;
  const type = getEndpoint(id).body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

function describeQuery(id: EndpointId): ZodOpenApiOperationObject['requestParams'] {
  const schemas = SCHEMAS[id];
  return 'query' in schemas ? { query: schemas.query } : undefined;
}

const SECURITY: Record<Endpoint['token'], Record<string, string[]>[]> = {
  none: [],
  anonymous: [{ visitor: [] }],
  context: [{ person: [] }, { visitor: [] }],
  forced: [{ person: [] }],
};

function describeOperation(id: EndpointId): ZodOpenApiOperationObject {
  const endpoint = getEndpoint(id);
  return {
    operationId: id,
    summary: SUMMARIES[id],
    security: SECURITY[endpoint.token],
    parameters: [
      language,
      clientIp,
      ...(endpoint.action ? [secCode] : []),
      ...(findForm(id) ? [idempotencyKey] : []),
    ],
    requestParams: describeQuery(id),
    requestBody: describeBody(id),
    responses: describeAnswers(id),
  };
}

function describePaths(): ZodOpenApiPathsObject {
  const ids = Object.keys(ENDPOINTS) as EndpointId[];
  return Object.fromEntries(
    ids.map((id) => {
      const { method, path } = getEndpoint(id);
      return [`/${path}`, { [method.toLowerCase()]: describeOperation(id) }];
    }),
  );
}

const bearer = (description: string) => ({
  type: 'http' as const,
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/**
 * The OpenAPI 3.1 document of the API: made from the endpoint table and its schemas, so that it says what
 * the server does.
 * @param version version of the messages that the API answers with
 */
export function describeApi(version: string) {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Hajj and Umrah portal: Scholarship API', version },
    servers: [{ url: '/gateway', description: 'The same-origin door of the portal' }],
    paths: describePaths(),
    components: {
      securitySchemes: {
        visitor: bearer('Token of a visitor, from TokenGenerator/GetToken'),
        person: bearer('Token of the sign-on; the door attaches it from the session cookie'),
      },
    },
  });
}
