import { statSync } from 'node:fs';

/** How long what was read last is taken for true, in milliseconds. */
const LOOK_MS = 5;
/** Pages that show today's date end at midnight in Riyadh, which keeps the same distance from UTC all year. */
const RIYADH_MS = 3 * 60 * 60 * 1000;
/** What the operator's settings file decides. */
const SETTINGS_TAGS = ['settings', 'interruptions'];

/** What knows which tags the database has moved. */
export interface TagSource {
  /** The tags that have moved since this was asked last. */
  listMoved(): string[];
}

/**
 * Which cache tags have moved: those of the database, whichever process changed it, the operator's settings file, and
 * the day. Looks at most every few milliseconds, so that each request may ask.
 */
export class TagVersions {
  private readonly source: TagSource | null;
  private readonly settingsFile: string | undefined;
  private readonly now: () => Date;
  private day: string;
  private changedMs: number;
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** @param source null with an external API, whose changes are not known */
  constructor(source: TagSource | null, now: () => Date, settingsFile?: string) {
    this.source = source;
    this.now = now;
    this.day = this.findDay();
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
    const moved = [...(this.source?.listMoved() ?? []), ...this.readDay(), ...this.readSettings()];
    return moved.length === 0 ? NONE : new Set(moved);
  }

  /** The day in Riyadh, the version of the tag `day`. */
  private findDay(): string {
    return new Date(this.now().getTime() + RIYADH_MS).toISOString().slice(0, 10);
  }

  private readDay(): string[] {
    const day = this.findDay();
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
