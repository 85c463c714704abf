/** Requirements: MAIL-01, MONITOR-06 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/support/i18n/messages';

/** How a mail to the sender of a request begins. */
const GREETINGS: Record<Locale, string> = {
  ar: 'السلام عليكم ورحمة الله وبركاته',
  en: 'Dear Sir or Madam',
  fr: 'Bonjour',
  ms: 'Assalamualaikum',
  tr: 'Sayın ilgili',
  fa: 'با سلام و احترام',
  ur: 'السلام علیکم ورحمۃ اللہ وبرکاتہ',
};

test.each(LOCALE_CODES)('%s greets the sender of a request, and not the operator in an alarm', (locale) => {
  const { received, changed, states, silent, partAway, partBack } = messagesOf(locale, 'mail');
  const greets = ({ lead }: { lead: string }) => lead.startsWith(GREETINGS[locale]);
  for (const mail of [received, changed, silent, ...Object.values(states)]) expect(greets(mail)).toBe(true);
  for (const alarm of [partAway, partBack]) expect(greets(alarm)).toBe(false);
});
