import 'server-only';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';

interface Step {
  name: 'registration' | 'submission';
  /** The request and the address that its sender gave. */
  request: { id: string; reference_number: string; email: string };
  locale: Locale;
  at: Date;
  /** Why it was taken back instead. */
  refusal?: { state: string; note: string };
}

/** Tells the researcher by mail, once, that the registration or the submission has arrived, or was taken back. */
export async function enqueueReceipt(
  db: Kysely<Tables>,
  { name, request, locale, at, refusal }: Step,
): Promise<void> {
  const meta = await loadTranslator(locale, 'meta');
  await enqueueMail(db, {
    // Of a submission that was taken back there may be another, and its receipt.
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
