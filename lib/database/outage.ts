/** SQLite reports errors by their message only, as do the PostgreSQL driver and pool for lost connections. */
const MESSAGES =
  /database is locked|disk is full|disk I\/O error|unable to open|readonly database|Connection terminated|not queryable|timeout exceeded when trying to connect/;
/** Error codes of the file system, of a database whose files were removed (`ESTALE`), and of an unreachable server. */
const SYSTEM =
  /^(ENOSPC|EDQUOT|EROFS|EMFILE|EIO|ESTALE|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Lost connections (08), insufficient resources (53), shutdown (57), no lock (55P03), a read-only replica (25006). */
const SQLSTATE = /^(08\w{3}|53\w{3}|57\w{3}|55P03|25006)$/;

/** True for a temporary error of the machine or the database: the caller should try again later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses yields one error per address.
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  // If the database was down on first use, its migration failed for that reason.
  if (isOutage(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return MESSAGES.test(error.message) || SYSTEM.test(code) || SQLSTATE.test(code);
}
