import 'server-only';
import { toCountedAddress, toSite } from '@/lib/api/counted-address';
import { shareState } from '@/lib/env/shared-state';
import { RequestError } from '@/lib/server/http/errors';
import { tooManyRequests } from '@/lib/server/http/rate-limit';

const RETRY_SECONDS = 30;
/** Minimum rate of a single body, which any usable connection reaches. */
const MIN_BYTES_PER_SECOND = 512;
/** Number of bodies per address, and in total, above which the minimum rate increases. */
const FEW_OF_ADDRESS = 8;
const FEW_OF_ALL = 256;

interface Used {
  bodies: number;
  bytes: number;
  /** Received bytes of text, which are in memory. */
  text: number;
}
type Kind = keyof Used;

/** Limits for the unfinished bodies of one address: a whole lecture hall, with 32 of the largest texts. */
const LIMITS_OF_ADDRESS: Used = { bodies: 64, bytes: 512 * 1024 * 1024, text: 2 * 1024 * 1024 };
/** Limits for those of all addresses: about six thousand texts of the usual size. */
const LIMITS_OF_ALL: Used = { bodies: 2048, bytes: 4096 * 1024 * 1024, text: 32 * 1024 * 1024 };

interface Registry {
  open: Set<OpenBody>;
  addresses: Map<string, Used>;
  all: Used;
}

const nothing = (): Used => ({ bodies: 0, bytes: 0, text: 0 });

const registry = shareState(
  'openBodies',
  (): Registry => ({ open: new Set(), addresses: new Map(), all: nothing() }),
);

const unavailable = () =>
  new RequestError(503, 'unavailable', { headers: { 'Retry-After': String(RETRY_SECONDS) } });

/**
 * The newest body of the address that uses the most, in the network that uses the most: attackers have many addresses.
 */
function findGreediest(kind: Kind): OpenBody | undefined {
  const { open, addresses } = registry;
  const sites = new Map<string, number>();
  for (const [address, used] of addresses) {
    const site = toSite(address);
    sites.set(site, (sites.get(site) ?? 0) + used[kind]);
  }
  let greediest: OpenBody | undefined;
  let [most, mostOfAddress] = [0, 0];
  for (const body of open) {
    const ofSite = sites.get(toSite(body.address)) ?? 0;
    const ofAddress = body.own[kind];
    if (ofSite < most || (ofSite === most && ofAddress < mostOfAddress) || body.used[kind] === 0) continue;
    [greediest, most, mostOfAddress] = [body, ofSite, ofAddress];
  }
  return greediest;
}

/** A body that is being received. While it is incomplete it occupies no resource that others wait for. */
export class OpenBody {
  readonly used = nothing();
  /** Rejects when the body is aborted. */
  readonly aborted: Promise<never>;
  /** Aborts reading the body, also from outside. */
  readonly abort: (reason: unknown) => void;

  private constructor(
    readonly address: string,
    readonly own: Used,
  ) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => undefined);
    this.aborted = promise;
    this.abort = reject;
  }

  /** @throws RequestError 429 with Retry-After when the address has too many, 503 when there are too many in total */
  static open(peer: string | undefined): OpenBody {
    const { open, addresses } = registry;
    const address = toCountedAddress(peer);
    const own = addresses.get(address) ?? nothing();
    if (own.bodies >= LIMITS_OF_ADDRESS.bodies) throw tooManyRequests(RETRY_SECONDS);
    addresses.set(address, own);
    const body = new OpenBody(address, own);
    open.add(body);
    body.add('bodies', 1);
    return body;
  }

  /** The minimum rate, which increases with the number of open bodies. */
  get minBytesPerSecond(): number {
    const { all } = registry;
    return (
      MIN_BYTES_PER_SECOND *
      Math.max(1, this.own.bodies / FEW_OF_ADDRESS) *
      Math.max(1, all.bodies / FEW_OF_ALL)
    );
  }

  /**
   * If all bodies exceed the limit, one of the greediest sender is aborted. @throws RequestError 429 or 503 if it is
   * this one
   */
  add(kind: Kind, amount: number): void {
    const { open, all } = registry;
    if (!open.has(this)) throw unavailable();
    for (const used of [this.used, this.own, all]) used[kind] += amount;
    if (this.own[kind] > LIMITS_OF_ADDRESS[kind]) {
      this.close();
      throw tooManyRequests(RETRY_SECONDS);
    }
    while (all[kind] > LIMITS_OF_ALL[kind]) {
      const greediest = findGreediest(kind);
      if (!greediest) return;
      greediest.close();
      if (greediest === this) throw unavailable();
      greediest.abort(unavailable());
    }
  }

  /** Call it when the body has been read or aborted; idempotent. */
  close(): void {
    const { open, addresses, all } = registry;
    if (!open.delete(this)) return;
    for (const total of [this.own, all]) {
      total.bodies -= this.used.bodies;
      total.bytes -= this.used.bytes;
      total.text -= this.used.text;
    }
    if (this.own.bodies === 0) addresses.delete(this.address);
  }
}
