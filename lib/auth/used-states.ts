import 'server-only';
import { now } from '@/lib/config/clock';
import { writeDurably } from './access-database';

/** More than a portal has sign-ons under way; beyond it the oldest are forgotten, so that the file stays small. */
const MAX_ROWS = 100_000;

/**
 * Burns the state of a sign-on. The primary key decides, so of any number of parallel returns exactly one
 * succeeds, and a restart revives none.
 * @param expiresAt when the sign-on ends by itself, in milliseconds since 1970
 * @returns false when it was burnt before
 */
export function burnState(id: string, expiresAt: number): boolean {
  return writeDurably((database) => {
    database.prepare('delete from used_state where expires_at < ?').run(now().getTime());
    const insert = database.prepare('insert or ignore into used_state (id, expires_at) values (?, ?)');
    const { changes, lastInsertRowid } = insert.run(id, expiresAt);
    database.prepare('delete from used_state where rowid <= ?').run(Number(lastInsertRowid) - MAX_ROWS);
    return changes === 1;
  });
}
