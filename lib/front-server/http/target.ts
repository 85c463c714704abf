import { INTERNAL_ENDING } from '../next-output.ts';

const BARE_PERCENT = /%(?![0-9a-f]{2})/gi;
/** An absolute target contains a scheme and a host, which the client chose and which are ignored. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Parts that components could resolve differently: parent folders and alternative separators. */
const DETOUR = /\\|#|(^|\/)(\.|%2e){1,2}(\/|$)/i;
/** No address or search contains NUL, which ends a text in databases and C libraries. */
const NUL = /%00/;

/** Nearly all addresses: unambiguous. */
const PLAIN = /^(\/[\w-]+)+$/;

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Percent signs that are not part of an escape are literal, as in browsers and `URLSearchParams`. */
function escapePercents(path: string): string {
  const escaped = path.replace(BARE_PERCENT, '%25');
  return canDecode(escaped) ? escaped : path.replaceAll('%', '%25');
}

/**
 * The path and query of a request, normalized. @returns null for a target outside the portal, such as `*` or
 * `/ar/../Haj`
 */
export function readTarget(target: string): string | null {
  if (PLAIN.test(target)) return target;
  const rest = target.replace(ORIGIN, '');
  const own = rest.startsWith('/') || rest === target ? rest : `/${rest}`;
  if (!own.startsWith('/') || NUL.test(own)) return null;
  const query = own.indexOf('?');
  const path = query === -1 ? own : own.slice(0, query);
  if (DETOUR.test(path)) return null;
  return escapePercents(path).replace(INTERNAL_ENDING, '%2E') + own.slice(path.length);
}
