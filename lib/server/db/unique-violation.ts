import 'server-only';

/** True when a unique key refused a row: of SQLite, or of PostgreSQL (23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.startsWith('UNIQUE constraint failed') || ('code' in error && error.code === '23505');
}
