import 'server-only';
import {
  listParts,
  PART_CONTROL,
  type PartKind,
  SEASON_FACT_KEYS,
} from '@/lib/content/season-facts/definitions';
import { FACT_TEXT_LENGTH, MAX_RIYALS, MAX_YEARS } from '@/lib/content/season-facts/schemas';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';

type Control = Parameters<typeof loadPostedErrors>[2][string];

/** Error messages of a proposed fact of the season. */
export async function loadSeasonErrors(
  flash: Pick<FlashMessage, 'errors' | 'texts'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'season.desk');
  const office = await loadTranslator(locale, 'desk.office.templates');
  const parts = await loadTextReader(locale, 'season.parts');
  const id = new URLSearchParams(flash?.texts).get('id');
  const key = SEASON_FACT_KEYS.find((known) => known === id);
  const within = (max: number) =>
    t('number', { min: formatNumber(1, locale), max: formatNumber(max, locale) });
  const patterns: Record<PartKind, string> = {
    day: t('order'),
    riyals: within(MAX_RIYALS),
    years: within(MAX_YEARS),
    address: t('address'),
    text: '',
  };
  const controls = (key ? listParts(key) : []).flatMap(([part, kind]): [string, Control][] =>
    kind === 'text'
      ? LOCALES.map(({ code, name }) => [
          PART_CONTROL(part, code),
          {
            label: office('text', { language: name }),
            required: office('textMissing'),
            max: FACT_TEXT_LENGTH,
          },
        ])
      : [
          [
            PART_CONTROL(part),
            { label: parts(`${key}.${part}`), required: t('missing'), pattern: patterns[kind] },
          ],
        ],
  );
  return loadPostedErrors(flash, locale, {
    ...Object.fromEntries(controls),
    source: { label: t('source') },
    on: { label: t('on'), pattern: t('future') },
  });
}
