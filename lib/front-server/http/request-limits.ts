import type { IncomingMessage } from 'node:http';

/** More than any page needs, including the sign-on's text in the address; RFC 9110 recommends at least 8,000. */
const MAX_TARGET_LENGTH = 8192;
/** The largest form sent with GET has a dozen. */
const MAX_PARAMETERS = 100;
/** Browsers send about twenty headers and proxies some more; Node limits their size to 16 kB. */
const MAX_HEADERS = 100;
/** The portal itself has fewer than ten cookies. */
const MAX_COOKIES = 100;

/** Whether a character occurs more often than a limit; stops counting there. */
function occursMoreThan(limit: number, text: string, character: string, from = 0): boolean {
  let count = 0;
  for (let at = text.indexOf(character, from); at !== -1; at = text.indexOf(character, at + 1)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

function isTargetTooLong(target: string): boolean {
  if (target.length > MAX_TARGET_LENGTH) return true;
  const query = target.indexOf('?');
  return query !== -1 && occursMoreThan(MAX_PARAMETERS - 1, target, '&', query);
}

function areHeadersTooMany({ rawHeaders }: IncomingMessage, cookie: string): boolean {
  return rawHeaders.length / 2 > MAX_HEADERS || occursMoreThan(MAX_COOKIES - 1, cookie, ';');
}

/** The status for a request that exceeds the limits, before it is parsed; null for all others. */
export function findExcess(request: IncomingMessage, cookie = ''): 414 | 431 | null {
  if (isTargetTooLong(request.url ?? '')) return 414;
  return areHeadersTooMany(request, cookie) ? 431 : null;
}
