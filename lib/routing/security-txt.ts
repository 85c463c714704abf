import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { LOCALE_CODES } from '@/lib/i18n/locales';

/** RFC 9116 recommends less than a year; the date is renewed at each start, so a quarter is enough. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

function listLines(contact: string, at: Date): string[] {
  const end = new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const address = '/.well-known/security.txt';
  return [
    `Contact: ${contact}`,
    `Expires: ${end}`,
    `Preferred-Languages: ${LOCALE_CODES.join(', ')}`,
    ...(env.SITE_URL ? [`Canonical: ${new URL(address, env.SITE_URL).href}`] : []),
  ];
}

/** `/.well-known/security.txt` (RFC 9116); 404 unless the operator has set a contact. */
export function serveSecurityTxt(): Response {
  const { SECURITY_CONTACT } = env;
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  if (!SECURITY_CONTACT) return new Response(null, { status: 404, headers });
  return new Response(`${listLines(SECURITY_CONTACT, now()).join('\n')}\n`, { headers });
}
