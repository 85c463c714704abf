import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface WindowDates {
  /** First and last moment: `2026-01-13`, or an ISO 8601 time. */
  from: string;
  to: string;
}

/** The operator’s settings: undefined gives the default window (today ±30 days), null removes it. */
export interface AwardState {
  windows?: { register?: WindowDates | null; submit?: WindowDates | null };
  /** 1 means active. */
  status?: number;
}

const WINDOW = `insert into award_window (kind, duration_from, duration_to, updated_at) values (?, ?, ?, ?)
  on conflict (edition_id, kind) do update set duration_from = excluded.duration_from, duration_to = excluded.duration_to`;
const STATUS = `insert into award_setting (id, status, updated_at) values ('award', ?, ?)
  on conflict (id) do update set status = excluded.status`;

function change(dataDir: string, write: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  try {
    write(database);
  } finally {
    database.close();
  }
}

/** Writes windows and status into the database of a data folder that a portal has already created. */
export function setAwardState(dataDir: string, { windows = {}, status }: AwardState): void {
  const changes = Object.entries(windows);
  if (changes.length === 0 && status === undefined) return;
  const at = new Date().toISOString();
  change(dataDir, (database) => {
    for (const [kind, dates] of changes) {
      database.prepare(WINDOW).run(kind, dates?.from ?? null, dates?.to ?? null, at);
    }
    if (status !== undefined) database.prepare(STATUS).run(status, at);
  });
}

/** Removes what `setAwardState` has written: the defaults apply again. */
export function clearAwardState(dataDir: string): void {
  change(dataDir, (database) => database.exec('delete from award_window; delete from award_setting'));
}
