/** A host name or address with its port; neither user information nor escapes. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** A host in the form that URLs have, or null for what is none (`1.2.3.4.5`, `a:99999`). */
function normalise(host: string): string | null {
  return HOST.test(host) ? (URL.parse(`http://${host}`)?.host ?? null) : null;
}

/**
 * The host that a request is meant for (RFC 9112, 3.2).
 * @param given the Host header, several lines joined; undefined without one
 * @param target as it stands in the request line; an absolute one names a host too
 * @returns undefined where it names none, null where it names several or what is none
 */
export function readHost(given: string | undefined, target: string): string | null | undefined {
  const own = given === undefined ? undefined : normalise(given);
  const named = ABSOLUTE.exec(target)?.[1];
  if (named === undefined || own === null) return own;
  const host = normalise(named);
  return own === undefined || own === host ? host : null;
}
