import { statSync } from 'node:fs';

/** How long the last result is reused, in milliseconds. */
const LOOK_MS = 5;
/** Pages that show today's date expire at midnight in Riyadh, whose UTC offset is constant. */
const RIYADH_MS = 3 * 60 * 60 * 1000;
/** Tags that depend on the operator's settings file. */
const SETTINGS_TAGS = ['settings', 'interruptions'];

/** Reports changed tags of the database. */
export interface TagSource {
  listMoved(): string[];
}

/** The changed cache tags. Checks at most every few milliseconds, so that every request may call it. */
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

  /** Almost always empty. @param isUrgent ignores the cached result */
  listMoved(isUrgent = false): ReadonlySet<string> {
    const at = performance.now();
    if (!isUrgent && at - this.lookedAt < LOOK_MS) return NONE;
    this.lookedAt = at;
    const moved = [...(this.source?.listMoved() ?? []), ...this.readDay(), ...this.readSettings()];
    return moved.length === 0 ? NONE : new Set(moved);
  }

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
