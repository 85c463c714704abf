import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { now } from '../../config/clock.ts';

/** How long what was read last is taken for true, in milliseconds. */
const LOOK_MS = 5;
/** Pages that show today's date end at midnight in Riyadh, which keeps the same distance from UTC all year. */
const RIYADH_MS = 3 * 60 * 60 * 1000;
/** What the operator's settings file decides. */
const SETTINGS_TAGS = ['settings', 'interruptions'];

interface Row {
  tag: string;
  version: number;
}

/** The database's side: opened for reading only, and only once the portal has made it. */
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

/** The day in Riyadh, the version of the tag `day`. */
const today = () => new Date(now().getTime() + RIYADH_MS).toISOString().slice(0, 10);

/**
 * Which cache tags have moved: those of the database, whichever process changed it, the operator's settings file, and
 * the day. Looks at most every few milliseconds, so that each request may ask.
 */
export class TagVersions {
  private readonly databaseFile: string | null;
  private readonly settingsFile: string | undefined;
  private table: TagTable | null = null;
  private version = 0;
  private day = today();
  private changedMs: number;
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** @param databaseFile null beside an external API, whose changes nobody tells */
  constructor(databaseFile: string | null, settingsFile?: string) {
    this.databaseFile = databaseFile;
    this.settingsFile = settingsFile;
    this.changedMs = this.readChangedMs();
  }

  /**
   * The tags that have moved since this was asked last; empty nearly always.
   * @param isUrgent looks although somebody has just looked
   */
  listMoved(isUrgent = false): ReadonlySet<string> {
    const at = performance.now();
    if (!isUrgent && at - this.lookedAt < LOOK_MS) return NONE;
    this.lookedAt = at;
    const moved = [...this.readDatabase(), ...this.readDay(), ...this.readSettings()];
    return moved.length === 0 ? NONE : new Set(moved);
  }

  /** Before the portal has made its tables, and while they cannot be read, nothing is known to have moved. */
  private readDatabase(): string[] {
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
    if (this.databaseFile === null || !existsSync(this.databaseFile)) return null;
    const database = new DatabaseSync(this.databaseFile, { readOnly: true, timeout: 1000 });
    try {
      return new TagTable(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  private readDay(): string[] {
    const day = today();
    if (day === this.day) return [];
    this.day = day;
    return ['day'];
  }

  private readChangedMs(): number {
    return (this.settingsFile && statSync(this.settingsFile, { throwIfNoEntry: false })?.mtimeMs) || 0;
  }

  private readSettings(): readonly string[] {
    const changedMs = this.readChangedMs();
    if (changedMs === this.changedMs) return [];
    this.changedMs = changedMs;
    return SETTINGS_TAGS;
  }
}

const NONE: ReadonlySet<string> = new Set();
