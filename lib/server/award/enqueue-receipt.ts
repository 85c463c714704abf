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
  /** Why the submission was withdrawn, if it was. */
  refusal?: { state: string; note: string };
}

/** Queues one mail to the researcher: the registration or submission has arrived, or was withdrawn. */
export async function enqueueReceipt(
  db: Kysely<Tables>,
  { name, request, locale, at, refusal }: Step,
): Promise<void> {
  const meta = await loadTranslator(locale, 'meta');
  await enqueueMail(db, {
    // After a withdrawn submission there may be another one with its own receipt.
    key: refusal ? `${name}:${request.id}:${at.toISOString()}` : `${name}:${request.id}`,
    kind: refusal ? 'changed' : 'received',
    to: request.email,
    locale,
    data: {
      service: meta(`${name}.title`),
      referenceNumber: request.reference_number,
      at: at.toISOString(),
      ...refusal,
      path: `/${locale}/Researchers`,
    },
  });
}
