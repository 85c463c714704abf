/** A host name or address with an optional port; no user information, no escapes. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** A host in the normalized form of URLs, or null if it is invalid (`1.2.3.4.5`, `a:99999`). */
function normalise(host: string): string | null {
  return HOST.test(host) ? (URL.parse(`http://${host}`)?.host ?? null) : null;
}

/**
 * The host of a request (RFC 9112, 3.2).
 * @param given the Host header, several lines joined; undefined without one
 * @param target the request target; an absolute one contains a host too
 * @returns undefined without a host, null for several or an invalid one
 */
export function readHost(given: string | undefined, target: string): string | null | undefined {
  const own = given === undefined ? undefined : normalise(given);
  const named = ABSOLUTE.exec(target)?.[1];
  if (named === undefined || own === null) return own;
  const host = normalise(named);
  return own === undefined || own === host ? host : null;
}
