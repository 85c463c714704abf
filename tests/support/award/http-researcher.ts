import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import type { Registration } from '@/lib/award/definition/registration';
import type { Receipt } from '@/lib/award/schemas';
import { ENDPOINTS, type EndpointId, getEndpoint } from '@/lib/endpoints';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import { toPayload } from '@/lib/forms/rules/payload';
import type { Locale } from '@/lib/i18n/locales';
import { solveForCode } from '../api/bot-check';
import { makeNationalId } from '../auth/sign-on';
import { makePdf } from '../files/pdf';
import { readHidden } from '../forms/confirm-post';
import { makeAnswers, makeBody } from '../forms/form-samples';
import { makeRegistration } from './registration';

/** The name of every person who signs on here. */
export const RESEARCHER_NAME = 'Sarah Alghamdi';

/** The receipt of an acknowledged call. */
export interface Acknowledged {
  referenceNumber: string;
  /** The file sent with a submission. */
  content?: Buffer;
}

/**
 * A researcher without a browser who behaves like one: keeps cookies, sends an Origin, solves the bot check.
 */
export class HttpResearcher {
  private readonly cookies = new Map<string, string>();

  private readonly ahead: { id: EndpointId; code: string }[] = [];
  private readonly origins: readonly string[];
  private turn = 0;
  /** The language of its requests. */
  language: Locale = 'en';

  /**
   * @param url origin of the portal, or those of its instances, used in turn
   * @param transport how requests are sent; it follows no redirects
   */
  constructor(
    url: string | readonly string[],
    readonly nationalId = makeNationalId(),
    private readonly transport: (address: URL, init: RequestInit) => Promise<Response> = fetch,
  ) {
    this.origins = typeof url === 'string' ? [url] : url;
  }

  /** The origin for the next request. */
  private get url(): string {
    return this.origins[this.turn % this.origins.length] ?? '';
  }

  /** A second browser with the same cookies. */
  copy(): HttpResearcher {
    const other = new HttpResearcher(this.origins, this.nationalId, this.transport);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** The Cookie header of this browser, for requests that a test sends in another way. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request like a page of the portal, to the next instance. */
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(address, this.url);
    // The instances form one portal: any of them handles the redirects of the others.
    const isOwn = this.origins.includes(target.origin);
    const to = isOwn ? new URL(target.pathname + target.search, this.url) : target;
    const headers = new Headers(init.headers);
    headers.set('Cookie', this.cookieHeader);
    headers.set('Origin', this.url);
    headers.set('Accept-Language', this.language);
    this.turn += 1;
    const response = await this.transport(to, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    return response;
  }

  private async follow(address: string, form?: Record<string, string>): Promise<string> {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const response = await this.send(address, init);
    const location = response.headers.get('location');
    await response.arrayBuffer();
    if (response.status !== 303 || !location) throw new Error(`${response.status} from ${address}`);
    return new URL(location, new URL(address, this.url)).href;
  }

  /** Approves at the test identity provider. @returns the callback URL, not opened yet */
  async approve(): Promise<string> {
    const provider = await this.follow('/gateway/sign-on', { returnTarget: 'researchers', locale: 'en' });
    await this.follow(provider, { nationalId: this.nationalId, fullName: RESEARCHER_NAME });
    return this.follow(provider, { decision: 'approve' });
  }

  /** Signs on through the test identity provider. @throws Error if any step is refused */
  async signOn(): Promise<void> {
    const landing = await this.follow(await this.approve());
    if (!landing.includes('signOn=done')) throw new Error(`The sign-on led to ${landing}`);
  }

  /** Signs on at an external login page that approves at once. @returns the URL of that page */
  async signOnOutside(returnTarget: ReturnTarget = 'researchers'): Promise<string> {
    const login = await this.follow('/gateway/sign-on', { returnTarget, locale: 'en' });
    const landing = await this.follow(await this.follow(login));
    if (!landing.includes('signOn=done')) throw new Error(`The sign-on led to ${landing}`);
    return login;
  }

  /** A fresh answer to a bot-check challenge. */
  async makeSecCode(endpoint: EndpointId = 'registerResearcher'): Promise<string> {
    const { action = '' } = getEndpoint(endpoint);
    const query = new URLSearchParams({ action, endpoint });
    const response = await this.send(`/gateway/challenge?${query}`);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return solveForCode(await response.json());
  }

  /** Solves a challenge now, for a later call. */
  async solveAhead(id: EndpointId): Promise<void> {
    this.ahead.push({ id, code: await this.makeSecCode(id) });
  }

  private takeSecCode(id: EndpointId): string | Promise<string> {
    const at = this.ahead.findIndex((solved) => solved.id === id);
    return this.ahead.splice(at, at < 0 ? 0 : 1)[0]?.code ?? this.makeSecCode(id);
  }

  /** Calls a row of the endpoint table, with a new bot-check code if the row requires one. */
  async post(id: EndpointId, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    const { action, method, path } = getEndpoint(id);
    const code: Record<string, string> = action ? { SecCode: await this.takeSecCode(id) } : {};
    return this.send(`/gateway/${path}`, { method, body, headers: { ...headers, ...code } });
  }

  /** A page as this browser sees it. */
  async read(path: string): Promise<string> {
    return (await this.send(path)).text();
  }

  async get(id: EndpointId): Promise<Response> {
    return this.send(`/gateway/${ENDPOINTS[id].path}`);
  }

  private async acknowledge(response: Response): Promise<Acknowledged> {
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    const { data }: Receipt = await response.json();
    return { referenceNumber: data.referenceNumber };
  }

  /** Registers, with the given research and other answers in place of the sample. @throws Error unless acknowledged */
  async register(
    research: Partial<Registration['researchInformation']> = {},
    personal: Partial<Registration['personalInformation']> = {},
    scholarship: Partial<Registration['scholarshipInformation']> = {},
  ): Promise<Acknowledged> {
    const sample = makeRegistration();
    const body = JSON.stringify({
      personalInformation: { ...sample.personalInformation, ...personal },
      scholarshipInformation: { ...sample.scholarshipInformation, ...scholarship },
      researchInformation: { ...sample.researchInformation, ...research },
    });
    return this.acknowledge(
      await this.post('registerResearcher', body, { 'Content-Type': 'application/json' }),
    );
  }

  /**
   * Submits with one file that is unique to this person. @throws Error unless the portal acknowledged it
   * @param more files beside the identity document, by slot
   */
  async submit(more: Readonly<Record<string, Uint8Array>> = {}): Promise<Acknowledged> {
    const content = makePdf(this.nationalId);
    const form = new FormData();
    for (const name of ACKNOWLEDGEMENTS) form.append(name, 'true');
    form.append('CVFile', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'identity.pdf');
    for (const [slot, file] of Object.entries(more))
      form.append(slot, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), `${slot}.pdf`);
    return { ...(await this.acknowledge(await this.post('submitResearch', form))), content };
  }

  /** Sends a form with a unique file. @throws Error unless the portal acknowledged it */
  async sendForm(id: EndpointId, form: FormData, slot: string, key: string): Promise<Acknowledged> {
    const content = makePdf(key);
    form.append(slot, new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'file.pdf');
    const answer = await this.post(id, form, { 'Idempotency-Key': key });
    return { ...(await this.acknowledge(answer)), content };
  }

  /** Sends a form of the services with sample answers and files. @throws Error unless it was acknowledged */
  async sendSample(definition: FormDefinition, answers: Answers = {}): Promise<Acknowledged> {
    const payload = toPayload(definition, { ...makeAnswers(definition), ...answers });
    const { body, headers } = makeBody(definition, payload);
    const key = { 'Idempotency-Key': randomUUID() };
    return this.acknowledge(
      await this.post(definition.endpoint.id as EndpointId, body, { ...headers, ...key }),
    );
  }

  /**
   * Sends a form like a browser without JavaScript, and confirms it on the check page.
   * @returns the page after the redirect
   */
  async sendPlain(form: string, fields: Record<string, string>): Promise<string> {
    const address = `/gateway/forms/${form}?locale=ar`;
    const post = (body: URLSearchParams) => this.send(address, { method: 'POST', body });
    let answer = await post(new URLSearchParams(fields));
    if (answer.status === 200) {
      const page = await answer.text();
      // A code is valid after three seconds.
      await sleep(3100);
      answer = await post(new URLSearchParams(readHidden(page)));
    }
    if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
    return this.read(answer.headers.get('location') ?? '');
  }

  /** Opens a page and follows its redirects. */
  open(address: string): Promise<Response> {
    return this.send(address);
  }

  /** Fetches a stored file at the URL from GetMyRequest. */
  async download(address: string): Promise<Buffer> {
    const response = await this.send(address);
    if (response.status !== 200) throw new Error(`${response.status} from ${address}`);
    return Buffer.from(await response.arrayBuffer());
  }
}
