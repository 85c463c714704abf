/** A PostgreSQL of its own, in a folder of its own. */
export class PostgresServer {
  /** URL of its database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** Whether it has ended, by itself or told to. */
  readonly hasEnded: boolean;
  /**
   * @param settings `name=value` beside those of every test; without any, nothing outlasts a loss of power
   * @param disk folder of its data; one of its own without it
   */
  static create(settings?: string[], disk?: string): Promise<PostgresServer>;
  start(): Promise<void>;
  /** @param signal `SIGINT` ends it at once and whole, though connections are open; `SIGQUIT` as a crash would */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** A second server that follows this one (streaming replication); both run when it is there. */
  replicate(): Promise<PostgresServer>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

export default function setUp(): Promise<void>;
