import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ApiError } from '@/lib/api/contract/api-error';
import { ACKNOWLEDGEMENTS, type FileSlot } from '@/lib/award/definition/file-slots';
import { makeCheckCode } from '@/lib/commands/demo/make-check-code';
import { ENDPOINTS, type EndpointId, type SCHEMAS } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { createApi } from '@/lib/server/app';
import { issueContextToken } from '@/lib/server/auth/tokens';
import { makeRegistration } from '../award/registration';

const api = createApi();

/** The return value of a row of the endpoint table. */
export type EndpointResponse<Id extends EndpointId> = z.infer<(typeof SCHEMAS)[Id]['response']>;

export interface CallInit {
  token?: string;
  locale?: Locale;
  secCode?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  method?: string;
}

/** The response to a call with its body parsed as JSON: the return value of the endpoint, or an error. */
export interface ApiResponse<Id extends EndpointId> {
  status: number;
  headers: Headers;
  body: EndpointResponse<Id> & ApiError;
}

/** Calls any path of the embedded API in this process. */
export async function callPath(path: string, init: CallInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', init.locale ?? 'en');
  if (init.token) headers.set('Authorization', `Bearer ${init.token}`);
  if (init.secCode) headers.set('SecCode', init.secCode);
  const streaming = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
  const method = init.method ?? 'GET';
  return api.fetch(
    new Request(`http://api.test/${path}`, { method, headers, body: init.body, ...streaming } as RequestInit),
  );
}

/** Calls a row of the endpoint table; a POST sends a new bot-check code unless it has one. */
export async function call<Id extends EndpointId>(id: Id, init: CallInit = {}): Promise<ApiResponse<Id>> {
  const { method, path } = ENDPOINTS[id];
  const secCode = init.secCode ?? (method === 'GET' ? undefined : await makeSecCode(id));
  const response = await callPath(path, { method, ...init, secCode });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** A valid, unused bot-check code with a short task, so that a test can use hundreds. */
export const makeSecCode = (call: EndpointId = 'registerResearcher'): Promise<string> => makeCheckCode(call);

/** The token of a person who has just signed on. */
export function signOnAs(subject: string = randomUUID(), name = 'سارة القحطاني'): Promise<string> {
  return issueContextToken(subject, name, randomUUID());
}

/** The token of a visitor. */
export async function visit(): Promise<string> {
  const { body } = await call('getToken');
  return body.message;
}

export function register(token: string, registration: unknown = makeRegistration(), locale?: Locale) {
  return call('registerResearcher', {
    token,
    locale,
    body: JSON.stringify(registration),
    headers: { 'Content-Type': 'application/json' },
  });
}

export interface FormFile {
  slot: FileSlot | (string & {});
  name: string;
  content: Uint8Array;
}

/** A submission with every acknowledgement ticked by default. */
export function makeForm(files: readonly FormFile[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const name of ACKNOWLEDGEMENTS) form.append(name, 'true');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { slot, name, content } of files) form.append(slot, new Blob([content as BlobPart]), name);
  return form;
}

/** Submits the research of a person. */
export function submit(token: string, form: BodyInit, locale?: Locale) {
  return call('submitResearch', { token, locale, body: form });
}
