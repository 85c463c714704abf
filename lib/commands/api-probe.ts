import 'server-only';
import { toApiFailure } from '@/lib/api/api-failure';
import { readResponse } from '@/lib/api/contract/read-response';
import { checkAnswer } from '@/lib/api/external-answer';
import { UpstreamDown } from '@/lib/api/upstream-down';
import { findUpstreamPath } from '@/lib/api/upstream-path';
import { AUTH_ENDPOINTS } from '@/lib/auth/endpoints';
import type { SignOnArea } from '@/lib/auth/rules/return-targets';
import { findRefusal, TOKEN_REFUSALS } from '@/lib/auth/rules/session-rules';
import { type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { getOperatorSettings } from '@/lib/operator/settings';

export interface Verdict {
  /** `notTried`: the call was not allowed or had no parameters, so the result is unknown. */
  state: 'works' | 'unknown' | 'refused' | 'otherAnswer' | 'silent' | 'notTried';
  why: string;
}

export interface Call {
  id: EndpointId;
  /** Null without a known path: the specification lacks the call. */
  path: string | null;
  name: string;
}

export interface ProbeOptions {
  /** Address of the root, with or without a trailing slash. */
  root: string;
  /** Bearer token of a signed-in person; without it, calls that need one are not tried. */
  token?: string;
  /** Also tries POST calls, with an empty body, which a root should refuse as incomplete. */
  writes: boolean;
}

const ANSWER_MS = 20_000;
const ANY_NUMBER = { number: '1010101010' };
const SIGN_ON = AUTH_ENDPOINTS.authorizeScholarship;

/** Queries of calls that require one. Ids are taken from the root's own lists. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getRatingCounts: { PageURL: '/' },
  findInPortal: { text: 'Arafat' },
  findCompany: { name: 'Makkah' },
  getSupplier: ANY_NUMBER,
  checkRegistrationStatus: ANY_NUMBER,
  checkCommercialRegistryNumber: ANY_NUMBER,
  checkLicenseNumber: ANY_NUMBER,
  [SIGN_ON.id]: { EncryptedText: 'api-check' },
};
/** Calls for one item by its number, for which a 404 means that it does not exist. */
const BY_NUMBER: readonly EndpointId[] = [
  'getSupplier',
  'checkCommercialRegistryNumber',
  'checkLicenseNumber',
];

const isById = (id: EndpointId) => getEndpoint(id).path.endsWith('/GetById');

export function toCall(id: EndpointId): Call {
  const row = getEndpoint(id);
  const path = findUpstreamPath(row, true);
  return { id, path, name: path ?? row.path };
}

export function toSignOn(area: SignOnArea): Call {
  const path = getOperatorSettings().signOn[area].authorize;
  return { id: SIGN_ON.id, path, name: path };
}

/** Whether a 404 is about the content, as an API sends it, rather than about the address, as a web server does. */
const isOwnRefusal = (data: unknown) =>
  toApiFailure({ status: 404, statusText: '' }, data, false).code !== 'unknownCall';

function checkStatus(id: EndpointId, status: number, data: unknown): Verdict {
  const { method, access } = getEndpoint(id);
  if (status === 404 && (isById(id) || BY_NUMBER.includes(id)) && isOwnRefusal(data))
    return { state: 'works', why: 'found nothing' };
  if (status === 404 || status === 405) return { state: 'unknown', why: `answers ${status}` };
  if (status === 403 && access === 'staff')
    return { state: 'notTried', why: 'needs --token of somebody of the staff' };
  // Refusing an empty body, or an invalid sign-on text, is correct; failing on it is not.
  const isRefusable = method !== 'GET' || id === SIGN_ON.id;
  if (isRefusable && status >= 400 && status <= 499)
    return { state: 'works', why: `is there, answers ${status}` };
  if (status < 200 || status > 299) return { state: 'refused', why: `answers ${status}` };
  // The portal passes on the response to a POST, which may be empty, and only requires it to be valid.
  if (method !== 'GET') return { state: 'works', why: `took it, answers ${status}` };
  const answer = readResponse(SCHEMAS[id].response, data);
  if (answer.success) return { state: 'works', why: '' };
  const [issue] = answer.error.issues;
  return { state: 'otherAnswer', why: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` };
}

/** Probes a root call by call; keeps the anonymous token and the ids of lists for later calls. */
export class ApiProbe {
  private visitor: string | undefined;
  private readonly firstIds = new Map<string, string>();

  constructor(private readonly options: ProbeOptions) {}

  private queryFor(id: EndpointId): Readonly<Record<string, string>> | null {
    const { path } = getEndpoint(id);
    if (path.endsWith('WithSearch')) return { text: 'Hajj' };
    if (!isById(id)) return QUERIES[id] ?? {};
    const known = this.firstIds.get(path.split('/')[0] ?? '');
    return known === undefined ? null : { id: known };
  }

  private remember(id: EndpointId, data: unknown): void {
    if (id === 'getToken') this.visitor = (data as { message?: string } | null)?.message;
    const first = (data as { data?: { id?: unknown }[] } | null)?.data?.[0]?.id;
    if (first !== undefined) this.firstIds.set(getEndpoint(id).path.split('/')[0] ?? '', String(first));
  }

  /** Checks whether the token from the root, or from `--token`, would be accepted as a sign-on; null if it would. */
  private checkSignOn(id: EndpointId, data: unknown): Verdict | null {
    const given = (data as { message?: string } | null)?.message ?? this.options.token;
    if (id !== SIGN_ON.id || given === undefined) return null;
    const refusal = findRefusal(given, now(), true);
    return refusal && { state: 'refused', why: `a sign-on would fail: ${TOKEN_REFUSALS[refusal]}` };
  }

  private async ask(id: EndpointId, path: string, query: Readonly<Record<string, string>>): Promise<Verdict> {
    const { method, token: kind } = getEndpoint(id);
    const bearer = kind === 'anonymous' ? this.visitor : (this.options.token ?? this.visitor);
    const url = new URL(`${this.options.root.replace(/\/$/, '')}/${path}`);
    url.search = new URLSearchParams(query).toString();
    const type: Record<string, string> = method === 'GET' ? {} : { 'Content-Type': 'application/json' };
    const headers = { 'Accept-Language': 'ar', Accept: 'application/json', ...type };
    const response = await fetch(url, {
      method,
      headers: kind === 'none' || !bearer ? headers : { ...headers, Authorization: `Bearer ${bearer}` },
      ...(method === 'GET' ? {} : { body: '{}' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.status >= 300 && response.status < 400)
      return { state: 'refused', why: `answers ${response.status}` };
    const schema = method === 'GET' ? SCHEMAS[id].response : undefined;
    // Parsed as by the portal: an HTML page is not an answer, and a body with status 200 may contain a refusal.
    const checked = await checkAnswer(response, { method, path, schema });
    const data: unknown = await checked.json();
    if (checked.ok) this.remember(id, data);
    return this.checkSignOn(id, checked.ok ? data : null) ?? checkStatus(id, checked.status, data);
  }

  /** Probes one call. Never throws: a root that does not respond is `silent`. */
  async try({ id, path }: Call): Promise<Verdict> {
    if (env.OWN_PUBLICATIONS && getEndpoint(id).mayBeOwn)
      return { state: 'works', why: 'the portal answers it itself (OWN_PUBLICATIONS)' };
    if (path === null)
      return { state: 'unknown', why: 'not in the specification; name its path in "calls" of SETTINGS_FILE' };
    const { method, token } = getEndpoint(id);
    if (method !== 'GET' && !this.options.writes) return { state: 'notTried', why: 'needs --writes' };
    if (token === 'forced' && !this.options.token) return { state: 'notTried', why: 'needs --token' };
    const query = this.queryFor(id);
    if (!query) return { state: 'notTried', why: 'nothing is listed to ask for' };
    return this.ask(id, path, query).catch((error: Error) => {
      const isAnswered = error instanceof UpstreamDown && error.cause === undefined;
      return { state: isAnswered ? 'otherAnswer' : 'silent', why: error.message };
    });
  }
}
