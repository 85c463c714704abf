import 'server-only';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

/** National and international spellings of a number have the same last digits. */
export const NUMBER_END = 9;

type Contact = Pick<ServiceRequest, 'sender' | 'contact_email' | 'contact_mobile'>;

/** The last digits of a mobile number; null for a text with fewer. */
function readNumberEnd(mobile: string | null): string | null {
  const digits = toLatinDigits(mobile ?? '').replace(/\D/g, '');
  return digits.length < NUMBER_END ? null : digits.slice(-NUMBER_END);
}

export function isSameMobile(given: string, stored: string): boolean {
  const end = readNumberEnd(given);
  return end !== null && end === readNumberEnd(stored);
}

/** The requests of the same signed-in sender, or with the same mobile number or e-mail address. */
export const ofSameSender =
  (db: Kysely<Tables>, { sender, contact_email, contact_mobile }: Contact) =>
  ({ eb, fn }: ExpressionBuilder<Tables, 'service_request'>) => {
    const end = readNumberEnd(contact_mobile);
    // The indexes of migration 0044 have these expressions.
    const storedEnd = isPostgres(db)
      ? sql<string>`right(contact_mobile, 9)`
      : sql<string>`substr(contact_mobile, -9)`;
    return eb.or([
      ...(sender === null ? [] : [eb('sender', '=', sender)]),
      ...(contact_email ? [eb(fn('lower', ['contact_email']), '=', contact_email.toLowerCase())] : []),
      ...(end === null ? [] : [eb(storedEnd, '=', end)]),
    ]);
  };
