import 'server-only';
import type { Outcome } from '@/lib/award/definition/outcomes';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { MailContent } from '@/lib/server/mail/enqueue-mail';

interface Letter {
  kind: Outcome;
  locale: Locale;
  referenceNumber: string;
  text: string;
  /** The hour of the release, ISO 8601. */
  at: string;
}

/**
 * The mail with a letter. Its kind is that of a change of state, because the previous build would send an unknown kind
 * as a receipt; `outcome` selects its own subject and frame, and that build ignores it.
 */
export async function toLetterMail(letter: Letter): Promise<MailContent> {
  const { kind, locale, referenceNumber, text, at } = letter;
  const t = await loadTranslator(locale, 'results.outcomes');
  const meta = await loadTranslator(locale, 'meta');
  return {
    kind: 'changed',
    data: {
      service: meta('submission.title'),
      referenceNumber,
      at,
      outcome: kind,
      state: t(kind),
      note: text,
      path: `/${locale}/Researchers/application`,
    },
  };
}
