import pg from 'pg';
import type { TagSource } from './tag-versions.ts';

/** How often it is looked for what no notification told, in milliseconds; and how long an answer may take. */
const ROUND_MS = 1000;
const PATIENCE_MS = 5000;

/**
 * What has moved since a snapshot: rows of transactions that it could not see. Those that were under way then have
 * numbers from its `xmin` on, in whatever order they commit.
 */
const MOVED = `
  select coalesce(array_agg(version || ' ' || tag) filter (where version >= $1::bigint), '{}') as moves,
    pg_snapshot_xmin(pg_current_snapshot())::text as xmin
  from cache_tag`;

interface Answer {
  /** As they are notified: number of the transaction, blank, tag. */
  moves: string[];
  xmin: string;
}

/**
 * Which cache tags of PostgreSQL have moved, on whichever instance: told by notifications on a connection of its own,
 * with a look into the table every second as a net. A connection that is lost is opened again.
 */
export class PostgresTags implements TagSource {
  private readonly url: string;
  private readonly moved = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private client: pg.Client | null = null;
  private round = Promise.resolve();
  private since = '0';
  /** What was told since that snapshot, so that the net does not tell it again. */
  private told = new Set<string>();

  /** @param url of the database itself: a pooler in transaction mode passes no notifications on */
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

  /** One round of the net, after those that are under way: it hears of all that was committed before. */
  look(): Promise<void> {
    this.round = this.round.then(() => this.read());
    return this.round;
  }

  /** Before the portal has made its tables, and while the server is away, nothing is known to have moved. */
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
    // A database that was restored counts from lower on: everything is looked at once.
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
