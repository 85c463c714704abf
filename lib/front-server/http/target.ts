const BARE_PERCENT = /%(?![0-9a-f]{2})/gi;
/** An absolute target names a scheme and a host; both are the sender's words and count for nothing. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** What would make of one address another on its way to the page: folders that lead upwards, and other signs for them. */
const DETOUR = /\\|#|(^|\/)(\.|%2e){1,2}(\/|$)/i;
/** Next takes this ending for a request of its own; here it is a part of the address like any other. */
const INTERNAL_ENDING = /\.(?=rsc$)/i;

/** Nothing in the portal is named or searched for with a NUL; databases and C libraries end texts there. */
const NUL = /%00/;

/** Nearly all addresses: nothing in them could be read in two ways. */
const PLAIN = /^(\/[\w-]+)+$/;

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Percent signs that encode nothing are taken as they stand, as browsers and `URLSearchParams` do. */
function mendPercents(path: string): string {
  const mended = path.replace(BARE_PERCENT, '%25');
  return canDecode(mended) ? mended : path.replaceAll('%', '%25');
}

/**
 * The path and query that a request asks for, in the one shape that everything behind the front server reads alike.
 * @param target as it stands in the request line: `/path?query`, or a whole address, of which the host is left out
 * @returns null for what names no address of the portal: `*`, other schemes, detours like `/ar/../Haj`, a NUL
 */
export function readTarget(target: string): string | null {
  if (PLAIN.test(target)) return target;
  const rest = target.replace(ORIGIN, '');
  const own = rest.startsWith('/') || rest === target ? rest : `/${rest}`;
  if (!own.startsWith('/') || NUL.test(own)) return null;
  const query = own.indexOf('?');
  const path = query === -1 ? own : own.slice(0, query);
  if (DETOUR.test(path)) return null;
  return mendPercents(path).replace(INTERNAL_ENDING, '%2E') + own.slice(path.length);
}
