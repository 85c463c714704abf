import 'server-only';
import { toCountedAddress } from '@/lib/api/counted-address';
import { RequestError } from '@/lib/server/http/errors';
import { tooManyRequests } from '@/lib/server/http/rate-limit';

/** Bodies that one address may be sending at the same moment: a whole lecture hall behind one address. */
const MAX_OF_ADDRESS = 64;
const RETRY_SECONDS = 30;
/** What a body that comes alone has to bring each second: any line that works at all does. */
const MIN_BYTES_PER_SECOND = 512;
/** The bodies of one address, and of all, from which on each of them has to come faster. */
const FEW_OF_ADDRESS = 8;
const FEW_OF_ALL = 256;
/** What has come of bodies that are not complete yet waits on the disk: so much of one address, and of all. */
const MAX_BYTES_OF_ADDRESS = 512 * 1024 * 1024;
const MAX_BYTES_OF_ALL = 4096 * 1024 * 1024;

interface UnderWay {
  bodies: number;
  bytes: number;
}

/** One count per process: several bundles of the server hold this file. */
const memory = globalThis as { portalOpenBodies?: Map<string, UnderWay> };

function readCounts(): Map<string, UnderWay> {
  memory.portalOpenBodies ??= new Map();
  return memory.portalOpenBodies;
}

const sum = (name: keyof UnderWay) =>
  [...readCounts().values()].reduce((total, underWay) => total + underWay[name], 0);

/** A body that is on its way. While it trickles in it holds a connection, and nothing that others wait for. */
export class OpenBody {
  private bytes = 0;

  private constructor(
    private readonly address: string,
    private readonly own: UnderWay,
  ) {}

  /**
   * Counts a body among the open ones of its sender's address.
   * @throws RequestError 429 `tooManyRequests` with Retry-After when there are too many of them
   */
  static open(peer: string | undefined): OpenBody {
    const address = toCountedAddress(peer);
    const own = readCounts().get(address) ?? { bodies: 0, bytes: 0 };
    if (own.bodies >= MAX_OF_ADDRESS) throw tooManyRequests(RETRY_SECONDS);
    own.bodies += 1;
    readCounts().set(address, own);
    return new OpenBody(address, own);
  }

  /** What it has to bring each second; the more of them are open, the more. */
  get minBytesPerSecond(): number {
    const { bodies } = this.own;
    return (
      MIN_BYTES_PER_SECOND * Math.max(1, bodies / FEW_OF_ADDRESS) * Math.max(1, sum('bodies') / FEW_OF_ALL)
    );
  }

  /** Counts a piece that has come. @throws RequestError 429 or 503 when too much lies unfinished */
  add(bytes: number): void {
    this.bytes += bytes;
    this.own.bytes += bytes;
    if (this.own.bytes > MAX_BYTES_OF_ADDRESS) throw tooManyRequests(RETRY_SECONDS);
    if (sum('bytes') > MAX_BYTES_OF_ALL)
      throw new RequestError(503, 'unavailable', { headers: { 'Retry-After': String(RETRY_SECONDS) } });
  }

  /** To be called once when it is read, or given up. */
  close(): void {
    this.own.bodies -= 1;
    this.own.bytes -= this.bytes;
    if (this.own.bodies === 0) readCounts().delete(this.address);
  }
}
