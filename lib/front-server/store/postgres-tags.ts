import pg from 'pg';
import type { TagSource } from './tag-versions.ts';

/** Interval of the check for missed notifications, in milliseconds; also its timeout. */
const CHECK_MS = 1000;
const TIMEOUT_MS = 5000;

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
  private readonly changed = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private client: pg.Client | null = null;
  private query = Promise.resolve();
  private isClosed = false;
  private since = '0';
  /** Notifications since that snapshot, so that the query does not repeat them. */
  private notified = new Set<string>();

  /** @param url of the database itself: a pooler in transaction mode does not forward notifications */
  constructor(url: string) {
    this.url = url;
    this.timer = setInterval(() => void this.look(), CHECK_MS);
    this.timer.unref();
    void this.look();
  }

  listChanged(): string[] {
    if (this.changed.size === 0) return [];
    const tags = [...this.changed];
    this.changed.clear();
    return tags;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.isClosed = true;
    await this.leave();
    // A connection that was being opened is closed when its query has ended.
    await this.query;
  }

  /** One run of the query, after those in progress: it finds everything committed before. */
  look(): Promise<void> {
    this.query = this.query.then(() => this.read());
    return this.query;
  }

  /** Before the tables exist, and while the server is unavailable, no change is reported. */
  private async read(): Promise<void> {
    if (this.isClosed) return;
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<Answer>(MOVED, [this.since]);
      this.readAnswer(rows);
    } catch {
      await this.leave();
    }
    if (this.isClosed) await this.leave();
  }

  private note(move: string): void {
    if (this.notified.has(move)) return;
    this.notified.add(move);
    this.changed.add(move.slice(move.indexOf(' ') + 1));
  }

  private readAnswer([answer]: readonly Answer[]): void {
    if (!answer) return;
    for (const move of answer.moves) this.note(move);
    const xmin = BigInt(answer.xmin);
    // A restored database has lower numbers: everything is then checked.
    const isEarlier = xmin < BigInt(this.since);
    this.since = isEarlier ? '0' : answer.xmin;
    const stays = (move: string) => !isEarlier && BigInt(move.slice(0, move.indexOf(' '))) >= xmin;
    this.notified = new Set([...this.notified].filter(stays));
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'portal page store',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => void this.leave());
    client.on('notification', ({ payload }) => payload && this.note(payload));
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
