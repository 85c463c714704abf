import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Id of the Next build in a folder; null if there is none, as in development. */
export function readBuildId(folder = '.next'): string | null {
  try {
    return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

interface Place {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

export const nameEngine = ({ DATABASE_URL }: Pick<Place, 'DATABASE_URL'>): 'postgresql' | 'sqlite' =>
  DATABASE_URL ? 'postgresql' : 'sqlite';

/** Engine and location of the database for the operator, without user and password. */
export function describeDatabase({ DATABASE_URL, DATA_DIR }: Place): string {
  if (!DATABASE_URL) return `SQLite, ${join(resolve(DATA_DIR), 'portal.sqlite')}`;
  const { host, pathname, searchParams } = new URL(DATABASE_URL);
  return `PostgreSQL, ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}
