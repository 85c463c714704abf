/** A separate PostgreSQL server in a separate folder. */
export class PostgresServer {
  /** URL of its database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** Whether it has exited, by itself or on request. */
  readonly hasEnded: boolean;
  /**
   * @param settings `name=value` added to those of every test; the default does not survive a power loss
   * @param disk data folder; a new one by default
   */
  static create(settings?: string[], disk?: string): Promise<PostgresServer>;
  start(): Promise<void>;
  /** @param signal `SIGINT` shuts down cleanly with open connections; `SIGQUIT` simulates a crash */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** A second server that replicates this one (streaming replication); resolves when both run. */
  replicate(): Promise<PostgresServer>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export default function setUp(): Promise<void>;
