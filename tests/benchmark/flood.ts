/** Requirements: SAFE-03 */
/**
 * `npm run benchmark:flood`: how long a signed-in person waits for a page during attacks from one address or
 * hundreds, how many requests of a client elsewhere get an answer, and how much memory the process uses.
 * Attackers and visitors have different addresses, as behind a trusted proxy; `--same` gives attackers the
 * person’s address, `--only` selects attacks whose names match an expression.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { HttpResearcher } from '../support/award/http-researcher';
import { PortalProcess } from '../support/portal/portal-process';
import { readMemoryBytes } from '../support/portal/process-usage';

const SECONDS = 10;
const PAUSE_MS = 1000;
const MEGABYTE = 1024 * 1024;
/** The maximum wait for a page. */
const PATIENCE_SECONDS = 30;
const PERSON = '203.0.113.7';
/** An ordinary visitor without a session. */
const STRANGER = '192.0.2.9';

type Word = () => string;
const random: Word = () => randomBytes(8).toString('hex');

const headOf = (method: string, target: string, address: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nCookie: currentLang=en\r\n`;

const FORM = '/gateway/forms/transaction?locale=en';
/** The header of a POST that the portal accepts as one from its own pages. */
const headOfPost = (address: string) => `${headOf('POST', FORM, address)}Sec-Fetch-Site: same-origin\r\n`;

/** A form whose texts are just below the limit for one form, and whose last bytes never arrive. */
const FIELD = `--b\r\nContent-Disposition: form-data; name="details"\r\n\r\n${'x'.repeat(1000)}\r\n`;
const writeUnfinished = (address: string) =>
  `${headOfPost(address)}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n${FIELD.repeat(50)}`;

const writeSingleBytes = (address: string) =>
  `${headOfPost(address)}Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n` +
  `${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`;

const writeLongAddress = (address: string) =>
  `${headOf('HEAD', `/en/Haj?x=${randomBytes(3800).toString('hex')}`, address)}\r\n`;

const NEWS = () => `/en/MediaAndAwareness?text=hajj${random()}`;
const SEARCH = () => `/en/searchText/hajj${random()}`;
const SIGN_IN = () => `/en/sign-in?x=${random()}`;

interface Flood {
  addresses: number;
  /** Connections per address. */
  connections: number;
  /** Requests pipelined on a connection. */
  together: number;
  /**
   * The interval at which a connection is closed and reopened, in milliseconds; by default the next request
   * follows each response.
   */
  cutAfterMs?: number;
  /** Reads a page. */
  target?: () => string;
  /** Sends any other request. */
  write?: (address: string) => string;
  addressOf?: (at: number) => string;
}

const FLOODS: Record<string, Flood> = {
  'pipelining, 1 connection': { addresses: 1, connections: 1, together: 200, cutAfterMs: 300, target: NEWS },
  'pipelining, 20 connections': {
    addresses: 1,
    connections: 20,
    together: 200,
    cutAfterMs: 300,
    target: NEWS,
  },
  '200 connections': { addresses: 1, connections: 200, together: 1, target: NEWS },
  'endless searches': { addresses: 1, connections: 32, together: 1, target: SEARCH },
  '100 addresses, pipelining': {
    addresses: 100,
    connections: 1,
    together: 100,
    cutAfterMs: 300,
    target: NEWS,
  },
  '100 addresses, searches': { addresses: 100, connections: 4, together: 1, target: SEARCH },
  '100 addresses, unknown news': {
    addresses: 100,
    connections: 2,
    together: 1,
    target: () => `/en/NewsDetails/${random()}`,
  },
  '100 addresses, sign-in page': { addresses: 100, connections: 2, together: 1, target: SIGN_IN },
  '400 networks of a /48, sign-in page': {
    addresses: 400,
    connections: 1,
    together: 1,
    target: SIGN_IN,
    addressOf: (at) => `2001:db8:7:${at.toString(16)}::1`,
  },
  'unfinished bodies of 100 addresses': {
    addresses: 100,
    connections: 20,
    together: 1,
    write: writeUnfinished,
  },
  'chunks of single bytes, 200 connections': {
    addresses: 10,
    connections: 20,
    together: 1,
    write: writeSingleBytes,
  },
  'long addresses': { addresses: 10, connections: 10, together: 1, write: writeLongAddress },
};

/** Keeps one connection of a flood busy until it is stopped. */
class Attacker {
  private socket: Socket | null = null;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  answered = 0;

  constructor(
    private readonly port: number,
    private readonly address: string,
    private readonly flood: Flood,
  ) {
    this.open();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.destroy();
  }

  private open(): void {
    if (this.ended) return;
    const { cutAfterMs } = this.flood;
    const socket = connect(this.port, 'localhost', () => this.send());
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const answers = chunk.toString('latin1').match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
      this.answered += answers;
      if (answers > 0 && !cutAfterMs) this.send();
    });
    socket.once('close', () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.open(), 200);
    });
    if (cutAfterMs) this.timer = setTimeout(() => socket.destroy(), cutAfterMs);
  }

  private send(): void {
    const { together, target = NEWS, write } = this.flood;
    const one = write ?? ((address: string) => `${headOf('GET', target(), address)}\r\n`);
    const requests = Array.from({ length: together }, () => one(this.address));
    this.socket?.write(requests.join(''));
  }
}

const run = promisify(execFile);

/**
 * Opens a page with a separate program: the attackers keep this process busy.
 * @returns status and milliseconds; status 0 for a timeout
 */
async function open(portal: PortalProcess, path: string, cookie: string, address: string) {
  const headers = [`Cookie: ${cookie}`, `X-Forwarded-For: ${address}`].flatMap((line) => ['-H', line]);
  const options = [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code} %{time_total}',
    '-m',
    String(PATIENCE_SECONDS),
  ];
  const url = `http://localhost:${portal.port}${path}`;
  const { stdout } = await run('curl', [...options, '--compressed', ...headers, url]).catch(
    (error: { stdout: string }) => error,
  );
  const [status = 0, seconds = 0] = stdout.split(' ').map(Number);
  return { status, ms: seconds * 1000 };
}

async function measure(portal: PortalProcess, cookie: string, name: string, isSame: boolean) {
  const flood = FLOODS[name];
  if (!flood) throw new Error(`No flood ${name}`);
  const { addressOf: ownAddress = (at: number) => `198.51.100.${at + 1}` } = flood;
  const addressOf = (at: number) => (isSame ? PERSON : ownAddress(at));
  const attackers = Array.from({ length: flood.addresses }, (_, at) => addressOf(at)).flatMap((address) =>
    Array.from({ length: flood.connections }, () => new Attacker(portal.port, address, flood)),
  );
  const waits: number[] = [];
  const others = new Set<number>();
  const strangers = new Map<number, number>();
  let memory = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    await sleep(PAUSE_MS);
    const { status, ms } = await open(portal, '/en/requests', cookie, PERSON);
    waits.push(ms);
    const stranger = await open(portal, SIGN_IN(), 'currentLang=en', STRANGER);
    strangers.set(stranger.status, (strangers.get(stranger.status) ?? 0) + 1);
    if (status !== 200) others.add(status);
    memory = Math.max(memory, readMemoryBytes(portal.pid));
  }
  for (const attacker of attackers) attacker.end();
  const last = await open(portal, '/en/requests', cookie, PERSON);
  waits.sort((a, b) => a - b);
  return {
    pages: waits.length,
    'median ms': Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
    'longest ms': Math.round(waits.at(-1) ?? 0),
    'after the end ms': Math.round(last.ms),
    'other statuses': [...others].join(', '),
    'strangers by status': [...strangers].map(([status, count]) => `${count}×${status}`).join(', '),
    'answers to attackers': attackers.reduce((sum, { answered }) => sum + answered, 0),
    'memory MB': Math.round(memory / MEGABYTE),
  };
}

runCommand(async (args) => {
  const options = { only: { type: 'string' }, same: { type: 'boolean' } } as const;
  const { only, same = false } = parseArgs({ args, options }).values;
  await buildWhenNeeded();
  const portal = await PortalProcess.start({ env: { TRUSTED_HOPS: '1' } });
  const person = new HttpResearcher(portal.url);
  await person.signOn();
  const cookie = person.cookieHeader;
  for (let count = 0; count < 20; count += 1) await open(portal, '/en/requests', cookie, PERSON);
  const quiet = await open(portal, '/en/requests', cookie, PERSON);
  console.log(`Without a flood: ${Math.round(quiet.ms)} ms, ${readMemoryBytes(portal.pid) / MEGABYTE} MB`);
  for (const name of Object.keys(FLOODS).filter((key) => !only || new RegExp(only).test(key))) {
    console.log(name, await measure(portal, cookie, name, same));
    await sleep(PAUSE_MS);
  }
  await portal.stop();
});
