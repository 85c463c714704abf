import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toPayload } from '@/lib/forms/rules/payload';
import { contactForm } from '@/lib/requests/definitions/contact';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';

/** The acknowledgements that users got, and the refusals. */
export interface Results {
  /** Reference numbers that were acknowledged. */
  registrations: string[];
  /** SHA-256 of the file by reference number. */
  submissions: Map<string, string>;
  /** Reference number by idempotency key; each is sent again with its key until it is acknowledged. */
  messages: Map<string, string>;
  /** Refused with "try again" by the portal or the balancer, or the connection broke. */
  clearly: number;
  /** Any other error. */
  otherwise: string[];
  /** Longest time without an acknowledgement, in seconds. */
  silence: number;
}

/** Refusals that ask to try again, and connections that broke before a response. */
const CLEAR = [
  /^Error: (502|503|504)\b/,
  /signOn=(failed|expired)/,
  /^TypeError: fetch failed|terminated|ECONNRESET|SocketError/,
  // An instance with a wrong clock treats sessions, visits and sign-ons as expired, and says so.
  /"code":"(sessionEnded|tokenInvalid|botCheck)"/,
  /^Error: 200 from .*identity-provider/,
];
const PAUSE_MS = 50;

/** Users who sign on, register, submit and write messages, one after another, until they are stopped. */
export class FaultTraffic {
  readonly results: Results = {
    registrations: [],
    submissions: new Map(),
    messages: new Map(),
    clearly: 0,
    otherwise: [],
    silence: 0,
  };
  private isOver = false;
  private lastAt = performance.now();
  private readonly clients: Promise<void>[];

  /**
   * @param url of the balancer
   * @param count number of simultaneous users
   * @param enter signs a user on
   */
  constructor(
    private readonly url: string,
    count: number,
    private readonly enter = (researcher: HttpResearcher): Promise<unknown> => researcher.signOn(),
  ) {
    this.clients = Array.from({ length: count }, () => this.act());
  }

  /** Lets all users finish their current action. */
  async end(): Promise<Results> {
    this.isOver = true;
    await Promise.all(this.clients);
    return this.results;
  }

  private acknowledge(): void {
    const at = performance.now();
    this.results.silence = Math.max(this.results.silence, (at - this.lastAt) / 1000);
    this.lastAt = at;
  }

  private note(error: unknown): void {
    const words = [String(error), String((error as Error).cause)];
    if (words.some((text) => CLEAR.some((clear) => clear.test(text)))) this.results.clearly += 1;
    else this.results.otherwise.push(String(error).slice(0, 200));
  }

  private async act(): Promise<void> {
    const { results } = this;
    while (!this.isOver) {
      try {
        const researcher = new HttpResearcher(this.url);
        await this.enter(researcher);
        results.registrations.push((await researcher.register()).referenceNumber);
        this.acknowledge();
        const { referenceNumber, content = '' } = await researcher.submit();
        results.submissions.set(referenceNumber, createHash('sha256').update(content).digest('hex'));
        this.acknowledge();
        await this.write(researcher);
      } catch (error) {
        this.note(error);
        await sleep(PAUSE_MS);
      }
    }
  }

  /**
   * One message with one key, repeated until acknowledged; gives up if it still fails when the fault is over.
   */
  private async write(researcher: HttpResearcher): Promise<void> {
    const key = randomUUID();
    const { body, headers } = makeBody(contactForm, toPayload(contactForm, makeAnswers(contactForm)));
    for (let attempt = 0; attempt < 200; attempt += 1) {
      try {
        const token = await researcher.get('getToken');
        if (token.status !== 200) throw new Error(`${token.status}: no token`);
        const { message } = await token.json();
        const own = { Authorization: `Bearer ${message}`, 'Idempotency-Key': key };
        const answer = await researcher.post('addContactMessage', body, { ...headers, ...own });
        if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
        this.results.messages.set(key, (await answer.json()).data.referenceNumber);
        return this.acknowledge();
      } catch (error) {
        this.note(error);
        await sleep(PAUSE_MS);
      }
    }
  }
}
