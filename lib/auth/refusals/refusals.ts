import 'server-only';
import { sql } from 'kysely';
import { REFUSAL_KINDS, type RefusalKind } from '@/lib/auth/refusals/refusal-kinds';
import { type AccessTransaction, openAccessDatabase } from '@/lib/auth/sessions/access-database';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { shareState } from '@/lib/env/shared-state';

/** Combines the sources of an hour beyond those with a separate row. */
const OTHERS = 'others';

const HOUR_MS = 3_600_000;
const FLUSH_MS = 1000;
/** With a separate row per kind and hour, so that a client with many addresses cannot fill the table. */
const MAX_SOURCES = 50;
/** Maximum number of rows, about 3 MB; the oldest are deleted. */
const MAX_LINES = 20_000;
/** Maximum number of counts in memory; beyond it all sources are counted together. */
const MAX_WAITING = 500;

interface Line {
  hour: number;
  kind: RefusalKind;
  source: string;
  times: number;
}

/** Counts not written yet: one write per second, regardless of the number of refusals. */
const refusals = shareState('refusals', () => ({
  waiting: new Map<string, Line>(),
  written: Promise.resolve(),
}));

function flushLater(): void {
  // A full disk must not affect the refused request; the counts stay in memory.
  const report = (error: unknown) => console.error('Refusals could not be written:', error);
  setTimeout(() => flushRefusals().catch(report), FLUSH_MS).unref();
}

function add({ hour, kind, source, times }: Line): void {
  const lines = refusals.waiting;
  if (lines.size === 0) flushLater();
  const shown = lines.size < MAX_WAITING ? source : OTHERS;
  const key = `${hour} ${kind} ${shown}`;
  const known = lines.get(key)?.times ?? 0;
  lines.set(key, { hour, kind, source: shown, times: known + times });
}

/** Written within a second. @param source pseudonym of a person, or code of an address (`toSource`) */
export function countRefusal(kind: RefusalKind, source: string): void {
  add({ hour: Math.floor(now().getTime() / HOUR_MS) * HOUR_MS, kind, source, times: 1 });
}

/** Counts of one hour and kind by source; the sources without a separate row are combined. */
async function fold(tx: AccessTransaction, lines: readonly Line[]): Promise<Line[]> {
  const folded = new Map<string, Line>();
  const [{ hour, kind } = { hour: 0, kind: 'forbidden' as const }] = lines;
  const known = await tx
    .selectFrom('refusal')
    .select('source')
    .where('hour', '=', hour)
    .where('kind', '=', kind)
    .execute();
  const own = new Set(known.map(({ source }) => source));
  for (const line of lines) {
    if (own.size < MAX_SOURCES) own.add(line.source);
    const source = own.has(line.source) ? line.source : OTHERS;
    folded.set(source, { ...line, source, times: (folded.get(source)?.times ?? 0) + line.times });
  }
  return [...folded.values()];
}

async function write(tx: AccessTransaction, lines: readonly Line[]): Promise<void> {
  for (const group of Map.groupBy(lines, ({ hour, kind }) => `${hour} ${kind}`).values())
    await tx
      .insertInto('refusal')
      .values(await fold(tx, group))
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'kind', 'source'])
          .doUpdateSet(({ ref }) => ({ times: sql<number>`refusal.times + ${ref('excluded.times')}` })),
      )
      .execute();
  await tx
    .deleteFrom('refusal')
    .where('rowid', '<=', ({ selectFrom }) =>
      selectFrom('refusal').select('rowid').orderBy('rowid', 'desc').limit(1).offset(MAX_LINES),
    )
    .execute();
}

async function writeWaiting(): Promise<void> {
  const lines = [...refusals.waiting.values()];
  if (lines.length === 0) return;
  refusals.waiting = new Map();
  try {
    await inTransaction(await openAccessDatabase(), (tx) => write(tx, lines));
  } catch (error) {
    for (const line of lines) add(line);
    throw error;
  }
}

export function flushRefusals(): Promise<void> {
  const before = refusals.written;
  const written = before.catch(() => undefined).then(writeWaiting);
  refusals.written = written;
  return written;
}

/** Newest first. @param after number of the preceding row */
export async function listRefusals(limit: number, after?: number): Promise<(Line & { id: number })[]> {
  await flushRefusals();
  const lines = await (await openAccessDatabase())
    .selectFrom('refusal')
    .select(['rowid as id', 'hour', 'kind', 'source', 'times'])
    .where('rowid', '<', after ?? Number.MAX_SAFE_INTEGER)
    .orderBy('rowid', 'desc')
    .limit(limit)
    .execute();
  return lines.filter(({ kind }) => REFUSAL_KINDS.includes(kind));
}

export async function removeRefusals(before: Date, dryRun: boolean): Promise<number> {
  await flushRefusals();
  const database = await openAccessDatabase();
  if (!dryRun) {
    const removed = await database
      .deleteFrom('refusal')
      .where('hour', '<', before.getTime())
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  }
  const { lines } = await database
    .selectFrom('refusal')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('hour', '<', before.getTime())
    .executeTakeFirstOrThrow();
  return Number(lines);
}
