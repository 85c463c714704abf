import 'server-only';
import { openAccessDatabase, writeTogether } from '@/lib/auth/access-database';
import { REFUSAL_KINDS, type RefusalKind } from '@/lib/auth/refusals/kinds';
import { now } from '@/lib/config/clock';

/** Stands for all sources of an hour beyond those that have a line of their own. */
const OTHERS = 'others';

const HOUR_MS = 3_600_000;
const FLUSH_MS = 1000;
/** Sources with a line of their own, for one kind in one hour: who has many addresses fills no table. */
const MAX_SOURCES = 50;
/** Lines in all, about 3 MB; the oldest make room. */
const MAX_LINES = 20_000;
/** What waits in memory, at most; then all sources count together. */
const MAX_WAITING = 500;

interface Line {
  /** Start of the hour, in milliseconds since 1970. */
  hour: number;
  kind: RefusalKind;
  source: string;
  times: number;
}

/** Counts that wait to be written: one write a second, however many are refused. */
const memory = globalThis as { waitingRefusals?: Map<string, Line> };

function waiting(): Map<string, Line> {
  memory.waitingRefusals ??= new Map();
  return memory.waitingRefusals;
}

function flushLater(): void {
  const timer = setTimeout(() => {
    try {
      flushRefusals();
    } catch (error) {
      // A full disk must not make a refusal worse; the counts go on waiting.
      console.error('Refusals could not be written:', error);
    }
  }, FLUSH_MS);
  timer.unref();
}

/**
 * Counts a refusal. It is written within a second, together with all others of that second.
 * @param source pseudonym of a person, or the code of an address (`toSource`)
 */
export function countRefusal(kind: RefusalKind, source: string): void {
  const lines = waiting();
  if (lines.size === 0) flushLater();
  const hour = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS;
  const shown = lines.size < MAX_WAITING ? source : OTHERS;
  const key = `${hour} ${kind} ${shown}`;
  const line = lines.get(key) ?? { hour, kind, source: shown, times: 0 };
  lines.set(key, { ...line, times: line.times + 1 });
}

/** Writes what waits. */
export function flushRefusals(): void {
  const lines = [...waiting().values()];
  if (lines.length === 0) return;
  writeTogether((database) => {
    const known = database.prepare(
      'select count(*) as sources, max(source = ?) as own from refusal where hour = ? and kind = ?',
    );
    const add = database.prepare(
      `insert into refusal (hour, kind, source, times) values (?, ?, ?, ?)
       on conflict do update set times = times + excluded.times`,
    );
    for (const { hour, kind, source, times } of lines) {
      const { sources, own } = known.get(source, hour, kind) ?? {};
      const fits = own === 1 || Number(sources) < MAX_SOURCES;
      add.run(hour, kind, fits ? source : OTHERS, times);
    }
    database
      .prepare('delete from refusal where rowid <= (select max(rowid) from refusal) - ?')
      .run(MAX_LINES);
  });
  waiting().clear();
}

/**
 * Lines of refusals, the newest first.
 * @param after number of the line that they follow
 */
export function listRefusals(limit: number, after?: number): (Line & { id: number })[] {
  flushRefusals();
  const rows = openAccessDatabase()
    .prepare(
      'select rowid as id, hour, kind, source, times from refusal where rowid < ? order by rowid desc limit ?',
    )
    .all(after ?? Number.MAX_SAFE_INTEGER, limit);
  return rows.flatMap(({ id, hour, kind, source, times }) => {
    const known = REFUSAL_KINDS.find((name) => name === kind);
    if (!known) return [];
    return [
      { id: Number(id), hour: Number(hour), kind: known, source: String(source), times: Number(times) },
    ];
  });
}

/** Destroys lines before a moment. @returns how many; `dryRun` only counts them */
export function removeRefusals(before: Date, dryRun: boolean): number {
  flushRefusals();
  const limit = before.getTime();
  if (dryRun) {
    const row = openAccessDatabase()
      .prepare('select count(*) as lines from refusal where hour < ?')
      .get(limit);
    return Number(row?.lines);
  }
  return writeTogether((database) =>
    Number(database.prepare('delete from refusal where hour < ?').run(limit).changes),
  );
}
