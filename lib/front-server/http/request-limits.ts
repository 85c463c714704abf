import type { IncomingMessage } from 'node:http';

/** More than any page of the portal needs, the sign-on's text in the address included; RFC 9110 asks for 8,000. */
const MAX_TARGET_LENGTH = 8192;
/** The largest form that is sent by its address has a dozen. */
const MAX_PARAMETERS = 100;
/** Browsers send about twenty headers, proxies some more; what they weigh together Node bounds with 16 kB. */
const MAX_HEADERS = 100;
/** Every cookie of the portal together is fewer than ten. */
const MAX_COOKIES = 100;

/** How often a character stands in a text, counted no further than is needed to know that it is too often. */
function standsMoreThan(limit: number, text: string, character: string, from = 0): boolean {
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
  return query !== -1 && standsMoreThan(MAX_PARAMETERS - 1, target, '&', query);
}

function areHeadersTooMany({ rawHeaders }: IncomingMessage, cookie: string): boolean {
  return rawHeaders.length / 2 > MAX_HEADERS || standsMoreThan(MAX_COOKIES - 1, cookie, ';');
}

/** The status that refuses what is larger than anything honest, before any of it is looked at; null for the rest. */
export function findExcess(request: IncomingMessage, cookie = ''): 414 | 431 | null {
  if (isTargetTooLong(request.url ?? '')) return 414;
  return areHeadersTooMany(request, cookie) ? 431 : null;
}
