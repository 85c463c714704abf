import 'server-only';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';

interface Step {
  name: 'registration' | 'submission';
  /** The request and the sender's address. */
  request: { id: string; reference_number: string; email: string };
  locale: Locale;
  at: Date;
  /** The new state and its meaning for the sender; without it the mail is a receipt. */
  change?: { state: string; note: string };
}

/** Queues one mail: the receipt of a registration or submission, or the change of its state. */
export async function enqueueReceipt(
  db: Kysely<Tables>,
  { name, request, locale, at, change }: Step,
): Promise<void> {
  const meta = await loadTranslator(locale, 'meta');
  await enqueueMail(db, {
    // A state may change more than once.
    key: change ? `${name}:${request.id}:${at.toISOString()}` : `${name}:${request.id}`,
    kind: change ? 'changed' : 'received',
    to: request.email,
    locale,
    data: {
      service: meta(`${name}.title`),
      referenceNumber: request.reference_number,
      at: at.toISOString(),
      ...change,
      path: `/${locale}/Researchers`,
    },
  });
}
