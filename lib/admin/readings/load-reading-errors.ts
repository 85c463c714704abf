import 'server-only';
import type { Edition } from '@/lib/award/edition-with-texts';
import { COMMENT_CONTROL, SCORE_CONTROL } from '@/lib/award/rules/score-sheet';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { COMMENT_LENGTH } from './reading-schemas';

/** Error messages of the coordinator's changes of a reading. */
export async function loadSheetErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'readings.sheets');
  return loadPostedErrors(flash, locale, {
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
    dueOn: { label: t('dueOn'), min: formatDate(parseDay(toDay(now())), locale) },
  });
}

/** Error messages of a score sheet and of a recusal. */
export async function loadReadingErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
  edition: Edition,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'readings');
  const controls = edition.criteria.flatMap(({ key }) => {
    const criterion = edition.text(`criteria.${key}.title`);
    return [
      [SCORE_CONTROL(key), { label: criterion, required: t('scoreMissing') }] as const,
      [
        COMMENT_CONTROL(key),
        { label: t('comment', { criterion }), required: t('commentMissing'), max: COMMENT_LENGTH },
      ] as const,
    ];
  });
  return loadPostedErrors(flash, locale, {
    ...Object.fromEntries(controls),
    confirmed: { label: t('confirm'), required: t('confirmMissing') },
    reason: { label: t('recusal.reason'), required: t('recusal.reasonMissing'), max: NOTE_LENGTH },
  });
}
