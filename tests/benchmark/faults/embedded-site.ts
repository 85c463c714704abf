import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HttpResearcher } from '../../support/award/http-researcher';
import { PortalProcess } from '../../support/portal/portal-process';
import type { Place } from './place';

/** Rows of a SQLite database that another process uses. */
export function readSqlite<Row extends Record<string, unknown>>(file: string, query: string): Row[] {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

/** One instance with the embedded database. */
export class EmbeddedSite implements Place {
  private constructor(readonly portal: PortalProcess) {}

  static async open(): Promise<EmbeddedSite> {
    // At full cost the bot check would measure the visitors’ computers.
    return new EmbeddedSite(await PortalProcess.start({ env: { BOT_CHECK_ATTEMPTS: '2' } }));
  }

  /** Path of the database. */
  get file(): string {
    return join(this.portal.dataDir, 'portal.sqlite');
  }

  get url(): string {
    return this.portal.url;
  }

  get portals(): readonly PortalProcess[] {
    return [this.portal];
  }

  readonly enter = (researcher: HttpResearcher): Promise<void> => researcher.signOn();

  async readRows<Row extends Record<string, unknown>>(query: string): Promise<Row[]> {
    return readSqlite<Row>(this.file, query);
  }

  async readFile(key: string): Promise<Buffer> {
    return readFileSync(join(this.portal.dataDir, 'uploads', key));
  }

  close(): Promise<void> {
    return this.portal.stop();
  }
}
