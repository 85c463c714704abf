import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { FileInodes, listDeleted } from '../../database/file-inodes.ts';
import type { TagSource } from './tag-versions.ts';

interface Row {
  tag: string;
  version: number;
}

/** Interval of the check whether the open database file is still the one at the path, in milliseconds. */
const LOOK_MS = 100;

/** A read-only connection, opened once the portal has created the database. */
class TagTable {
  private readonly dataVersion: StatementSync;
  private readonly moved: StatementSync;
  private readonly database: DatabaseSync;
  private seen: unknown;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.dataVersion = database.prepare('pragma data_version');
    this.moved = database.prepare('select tag, version from cache_tag where version > ? order by version');
  }

  hasChanged(): boolean {
    const { data_version } = this.dataVersion.get() ?? {};
    const changed = data_version !== this.seen;
    this.seen = data_version;
    return changed;
  }

  close(): void {
    this.database.close();
  }

  listMoved(since: number): Row[] {
    return this.moved.all(since).map(({ tag, version }) => ({ tag: String(tag), version: Number(version) }));
  }
}

/** Detects changed cache tags in the embedded database, by any process. */
export class SqliteTags implements TagSource {
  private readonly file: string;
  private table: TagTable | null = null;
  private inodes: FileInodes | null = null;
  private lookedAt = 0;
  private version = 0;

  constructor(file: string) {
    this.file = file;
    // Also without page requests: the portal waits until all its connections to lost files are closed.
    setInterval(() => this.closeWhenLost(), LOOK_MS).unref();
  }

  /** Before the tables exist, and while they cannot be read, no change is reported. */
  listMoved(): string[] {
    try {
      this.closeWhenLost();
      this.table ??= this.openTable();
      if (!this.table?.hasChanged()) return [];
      const rows = this.table.listMoved(this.version);
      this.version = rows.at(-1)?.version ?? this.version;
      return rows.map(({ tag }) => tag);
    } catch {
      this.table?.close();
      this.table = null;
      return [];
    }
  }

  /** Closes removed or replaced files: the portal saves their data and recreates them. */
  private closeWhenLost(): void {
    const at = performance.now();
    if (!this.table || at - this.lookedAt < LOOK_MS) return;
    this.lookedAt = at;
    if (this.inodes?.listLost().length === 0) return;
    this.table.close();
    this.table = null;
  }

  private openTable(): TagTable | null {
    if (!existsSync(this.file) || listDeleted(this.file)?.length) return null;
    const database = new DatabaseSync(this.file, { readOnly: true, timeout: 1000 });
    try {
      const table = new TagTable(database);
      // The first read opens the log.
      database.exec('select count(*) from cache_tag');
      this.inodes = new FileInodes(this.file);
      return table;
    } catch (error) {
      database.close();
      throw error;
    }
  }
}
