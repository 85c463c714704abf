import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { LABEL_CONTROL } from './label-control';
import { isTaken, toPatternErrors } from './label-errors';
import { CHOICE_LABEL_LENGTH } from './schemas';

/** Error messages of the form of a choice. */
export async function loadChoiceErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'choiceLists');
  const publishing = await loadTranslator(locale, 'publishing.progress.findings');
  const given = flash?.errors ?? {};
  const labels = LOCALES.map(({ code, name }) => [
    LABEL_CONTROL(code),
    {
      label: t('label', { language: name }),
      required: t('labelMissing'),
      pattern: isTaken(given, code) ? t('labelTaken') : publishing('characters'),
      max: CHOICE_LABEL_LENGTH,
    },
  ]);
  return loadPostedErrors(flash && { errors: toPatternErrors(given) }, locale, {
    ...Object.fromEntries(labels),
    firstDay: { label: t('firstDay') },
    lastDay: { label: t('lastDay'), pattern: t('order') },
  });
}
