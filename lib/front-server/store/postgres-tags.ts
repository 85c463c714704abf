import pg from 'pg';
import type { TagSource } from './tag-versions.ts';

/** Interval of the check for missed notifications, in milliseconds; also its timeout. */
const ROUND_MS = 1000;
const PATIENCE_MS = 5000;

/** Rows of transactions that a snapshot could not see: those in progress have numbers from its `xmin` on. */
const MOVED = `
  select coalesce(array_agg(version || ' ' || tag) filter (where version >= $1::bigint), '{}') as moves,
    pg_snapshot_xmin(pg_current_snapshot())::text as xmin
  from cache_tag`;

interface Answer {
  /** The payload: number of the transaction, space, tag. */
  moves: string[];
  xmin: string;
}

/** Detects changed cache tags in PostgreSQL through notifications, and a query every second for missed ones. */
export class PostgresTags implements TagSource {
  private readonly url: string;
  private readonly moved = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private client: pg.Client | null = null;
  private round = Promise.resolve();
  private since = '0';
  /** Notifications since that snapshot, so that the query does not repeat them. */
  private told = new Set<string>();

  /** @param url of the database itself: a pooler in transaction mode does not forward notifications */
  constructor(url: string) {
    this.url = url;
    this.timer = setInterval(() => void this.look(), ROUND_MS);
    this.timer.unref();
    void this.look();
  }

  listMoved(): string[] {
    if (this.moved.size === 0) return [];
    const tags = [...this.moved];
    this.moved.clear();
    return tags;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.leave();
  }

  /** One run of the query, after those in progress: it finds everything committed before. */
  look(): Promise<void> {
    this.round = this.round.then(() => this.read());
    return this.round;
  }

  /** Before the tables exist, and while the server is unavailable, no change is reported. */
  private async read(): Promise<void> {
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<Answer>(MOVED, [this.since]);
      this.note(rows);
    } catch {
      await this.leave();
    }
  }

  private tell(move: string): void {
    if (this.told.has(move)) return;
    this.told.add(move);
    this.moved.add(move.slice(move.indexOf(' ') + 1));
  }

  private note([answer]: readonly Answer[]): void {
    if (!answer) return;
    for (const move of answer.moves) this.tell(move);
    const xmin = BigInt(answer.xmin);
    // A restored database has lower numbers: everything is then checked.
    const isEarlier = xmin < BigInt(this.since);
    this.since = isEarlier ? '0' : answer.xmin;
    const stays = (move: string) => !isEarlier && BigInt(move.slice(0, move.indexOf(' '))) >= xmin;
    this.told = new Set([...this.told].filter(stays));
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'portal page store',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    client.on('error', () => void this.leave());
    client.on('notification', ({ payload }) => payload && this.tell(payload));
    await client.connect();
    await client.query('listen cache_tag');
    return client;
  }

  private async leave(): Promise<void> {
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
