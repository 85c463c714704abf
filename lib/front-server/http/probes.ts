import type { IncomingMessage, ServerResponse } from 'node:http';

const LIVE = '/health/live';
const READY = '/health/ready';
/**
 * For HAProxy's `disable-on-404`: 404 lets requests in progress finish, while connections to an instance that does not
 * respond are cut.
 */
const BALANCER = '/health/balancer';
const UNAVAILABLE: Readonly<Record<string, number>> = { [READY]: 503, [BALANCER]: 404 };
/** A result is reused for this time, in milliseconds, so that frequent probes cost nothing. */
const LOOK_MS = 1000;

const READING = ['GET', 'HEAD'];

/** Health checks for a supervisor (`/health/live`), balancers (`/health/ready`) and HAProxy (`/health/balancer`). */
export class Probes {
  private readonly isReady: () => Promise<boolean>;
  private look: Promise<boolean> | null = null;
  private draining = false;

  constructor(isReady: () => Promise<boolean>) {
    this.isReady = isReady;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  drain(): void {
    this.draining = true;
  }

  /** Answers a health check. @returns false for any other request */
  answer({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
    if (!READING.includes(method) || (url !== LIVE && !(url in UNAVAILABLE))) return false;
    const send = (isGood: boolean) => {
      const status = isGood ? 200 : UNAVAILABLE[url];
      response.writeHead(status ?? 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end(isGood ? 'ok\n' : 'unavailable\n');
    };
    if (url === LIVE) send(true);
    else this.takesRequests().then(send);
    return true;
  }

  async takesRequests(): Promise<boolean> {
    this.look ??= this.isReady().catch(() => false);
    const look = this.look;
    setTimeout(() => {
      if (this.look === look) this.look = null;
    }, LOOK_MS).unref();
    return (await look) && !this.draining;
  }
}
