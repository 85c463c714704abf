import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { TagSource } from './tag-versions.ts';

interface Row {
  tag: string;
  version: number;
}

/** Opened for reading only, and only once the portal has made it. */
class TagTable {
  private readonly dataVersion: StatementSync;
  private readonly moved: StatementSync;
  private seen: unknown;

  /** @throws Error while the table is not there yet */
  constructor(database: DatabaseSync) {
    this.dataVersion = database.prepare('pragma data_version');
    this.moved = database.prepare('select tag, version from cache_tag where version > ? order by version');
  }

  /** False as long as no other connection has written anything. */
  hasChanged(): boolean {
    const { data_version } = this.dataVersion.get() ?? {};
    const changed = data_version !== this.seen;
    this.seen = data_version;
    return changed;
  }

  listMoved(since: number): Row[] {
    return this.moved.all(since).map(({ tag, version }) => ({ tag: String(tag), version: Number(version) }));
  }
}

/** Which cache tags of the embedded database have moved, whichever process changed it. */
export class SqliteTags implements TagSource {
  private readonly file: string;
  private table: TagTable | null = null;
  private version = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** Before the portal has made its tables, and while they cannot be read, nothing is known to have moved. */
  listMoved(): string[] {
    try {
      this.table ??= this.openTable();
      if (!this.table?.hasChanged()) return [];
      const rows = this.table.listMoved(this.version);
      this.version = rows.at(-1)?.version ?? this.version;
      return rows.map(({ tag }) => tag);
    } catch {
      this.table = null;
      return [];
    }
  }

  private openTable(): TagTable | null {
    if (!existsSync(this.file)) return null;
    const database = new DatabaseSync(this.file, { readOnly: true, timeout: 1000 });
    try {
      return new TagTable(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }
}
