/** A host name or address with an optional port; no user information, no escapes. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

function normalise(host: string): string | null {
  return HOST.test(host) ? (URL.parse(`http://${host}`)?.host ?? null) : null;
}

/** The host of a request (RFC 9112, 3.2). @returns undefined without a host, null for several or an invalid one */
export function readHost(given: string | undefined, target: string): string | null | undefined {
  const own = given === undefined ? undefined : normalise(given);
  const named = ABSOLUTE.exec(target)?.[1];
  if (named === undefined || own === null) return own;
  const host = normalise(named);
  return own === undefined || own === host ? host : null;
}
