/** SQLite names what is wrong in its message, and so do driver and pool of PostgreSQL where a connection was lost. */
const MESSAGES =
  /database is locked|disk is full|disk I\/O error|unable to open|readonly database|Connection terminated|not queryable|timeout exceeded when trying to connect/;
/** Of the file system, of a database whose files were removed (`ESTALE`), and of a server that cannot be reached. */
const SYSTEM =
  /^(ENOSPC|EDQUOT|EROFS|EMFILE|EIO|ESTALE|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Of PostgreSQL: lost connections (08), no room (53), stopped or too slow (57), a lock that was not given (55P03), and a
 * server that has become a replica (25006).
 */
const SQLSTATE = /^(08\w{3}|53\w{3}|57\w{3}|55P03|25006)$/;

/** Errors of the machine or the database below, which pass: whoever asked is asked to try again. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses is refused by each of them.
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  // A database that was away when it was first asked for could not be brought up to date either.
  if (isOutage(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return MESSAGES.test(error.message) || SYSTEM.test(code) || SQLSTATE.test(code);
}
