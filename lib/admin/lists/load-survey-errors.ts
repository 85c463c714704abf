import 'server-only';
import { CHOICE_LABEL_LENGTH } from '@/lib/admin/lists/schemas';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { LABEL_CONTROL } from './label-control';
import { isTaken, toPatternErrors } from './label-errors';
import { HINT_CONTROL } from './survey-controls';
import { QUESTION_LENGTH } from './survey-draft-schemas';

/** Error messages of the forms for questions and choices. */
export async function loadSurveyErrors(
  flash: Pick<FlashMessage, 'errors' | 'form'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'surveyQuestions');
  const publishing = await loadTranslator(locale, 'publishing.progress.findings');
  const given = flash?.errors ?? {};
  const max = flash?.form === 'survey-option' ? CHOICE_LABEL_LENGTH : QUESTION_LENGTH;
  const controls = LOCALES.flatMap(({ code, name }) => [
    [
      LABEL_CONTROL(code),
      {
        label: t(flash?.form === 'survey-option' ? 'choiceText' : 'questionText', { language: name }),
        required: t('textMissing'),
        pattern: isTaken(given, code) ? t('textTaken') : publishing('characters'),
        max,
      },
    ],
    [HINT_CONTROL(code), { label: t('hint', { language: name }), pattern: publishing('characters'), max }],
  ]);
  return loadPostedErrors(flash && { errors: toPatternErrors(given) }, locale, {
    ...Object.fromEntries(controls),
    kind: { label: t('kind') },
  });
}
