import 'server-only';
import { readResponse } from '@/lib/api/contract/read-response';
import { type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';

/** How a root stands to one call. */
export interface Verdict {
  /** `notTried`: nothing may be asked or there was nothing to ask for, which hinders nobody. */
  state: 'works' | 'unknown' | 'refused' | 'otherAnswer' | 'silent' | 'notTried';
  /** What was seen, for the operator. */
  why: string;
}

export interface ProbeOptions {
  /** Address of the root, with or without its slash at the end. */
  root: string;
  /** Bearer token of a signed-in person; without it, calls that need one are not tried. */
  token?: string;
  /** Posts are tried too, with an empty body, which a root should refuse as incomplete. */
  writes: boolean;
}

const ANSWER_MS = 20_000;
const ANY_NUMBER = { number: '1010101010' };

/** What is asked for, where a call cannot go without. Ids are those of the list that the root answered. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getRatingCounts: { PageURL: '/' },
  findInPortal: { text: 'Arafat' },
  findCompany: { name: 'Makkah' },
  getSupplier: ANY_NUMBER,
  checkRegistrationStatus: ANY_NUMBER,
  checkCommercialRegistryNumber: ANY_NUMBER,
  checkLicenseNumber: ANY_NUMBER,
};

/** Whether a 404 speaks of what was asked for, as an API does, and not of the address, as a server does. */
const isOwnRefusal = (data: unknown) => typeof data === 'object' && data !== null && 'code' in data;

function judge(id: EndpointId, status: number, data: unknown): Verdict {
  if (status === 404 && isOwnRefusal(data)) return { state: 'works', why: 'found nothing' };
  if (status === 404 || status === 405) return { state: 'unknown', why: `answers ${status}` };
  const isWrite = getEndpoint(id).method !== 'GET';
  // That it refuses an empty body is right; that it fails at one is not.
  if (isWrite && status < 500) return { state: 'works', why: `is there, answers ${status}` };
  if (status < 200 || status > 299) return { state: 'refused', why: `answers ${status}` };
  const answer = readResponse(SCHEMAS[id].response, data);
  if (answer.success) return { state: 'works', why: '' };
  const [issue] = answer.error.issues;
  return { state: 'otherAnswer', why: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` };
}

/** Asks a root one call after the other; it remembers the visitor's token and the ids of lists. */
export class ApiProbe {
  private visitor: string | undefined;
  private readonly firstIds = new Map<string, string>();

  constructor(private readonly options: ProbeOptions) {}

  private queryFor(id: EndpointId): Readonly<Record<string, string>> | null {
    const { path } = getEndpoint(id);
    if (path.endsWith('WithSearch')) return { text: 'Hajj' };
    if (!path.endsWith('/GetById')) return QUERIES[id] ?? {};
    const known = this.firstIds.get(path.split('/')[0] ?? '');
    return known === undefined ? null : { id: known };
  }

  private remember(id: EndpointId, data: unknown): void {
    if (id === 'getToken') this.visitor = (data as { message?: string } | null)?.message;
    const first = (data as { data?: { id?: unknown }[] } | null)?.data?.[0]?.id;
    if (first !== undefined) this.firstIds.set(getEndpoint(id).path.split('/')[0] ?? '', String(first));
  }

  private async ask(id: EndpointId, query: Readonly<Record<string, string>>): Promise<Verdict> {
    const { method, path, token: kind } = getEndpoint(id);
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
    const data: unknown = await response.json().catch(() => null);
    if (response.ok) this.remember(id, data);
    return judge(id, response.status, data);
  }

  /** How the root stands to a call. Nothing is thrown: a root that does not answer is `silent`. */
  async try(id: EndpointId): Promise<Verdict> {
    const { method, token, visibility } = getEndpoint(id);
    if (visibility === 'internal') return { state: 'notTried', why: 'needs the text of a sign-on' };
    if (method !== 'GET' && !this.options.writes) return { state: 'notTried', why: 'writes' };
    if (token === 'forced' && !this.options.token) return { state: 'notTried', why: 'needs --token' };
    const query = this.queryFor(id);
    if (!query) return { state: 'notTried', why: 'nothing is listed to ask for' };
    return this.ask(id, query).catch((error: Error) => ({ state: 'silent', why: error.message }));
  }
}
