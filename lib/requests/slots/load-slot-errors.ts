import 'server-only';
import type { ListedItem } from '@/lib/api/contract/named-list';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { CELL_MINUTES } from './plan-slots';
import { MAX_MINUTES, MAX_NOTICE_HOURS, MAX_SEATS, NAME_LENGTH, PLACE_LENGTH } from './schemas';
import { MINUTES_CONTROL, TEXT_CONTROL } from './slot-controls';

type Left = Pick<FlashMessage, 'errors'> | null;

/** Error messages of the forms for places and hours. @param topics every topic that an appointment may have */
export async function loadResourceErrors(
  flash: Left,
  locale: Locale,
  topics: readonly ListedItem[],
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'slots.resources');
  const hours = await loadTranslator(locale, 'slots.hours');
  const minutes = topics.map(({ id, name }) => [
    MINUTES_CONTROL(String(id)),
    {
      label: t('minutes', { topic: name }),
      pattern: t('quarters', { min: CELL_MINUTES, max: MAX_MINUTES }),
    },
  ]);
  const texts = LOCALES.flatMap(({ code, name: language }) => [
    [
      TEXT_CONTROL(code, 'name'),
      { label: t('name', { language }), required: t('nameMissing'), max: NAME_LENGTH },
    ],
    [
      TEXT_CONTROL(code, 'place'),
      { label: t('place', { language }), required: t('placeMissing'), max: PLACE_LENGTH },
    ],
  ]);
  return loadPostedErrors(flash, locale, {
    kind: { label: t('kind') },
    seats: { label: t('seats'), pattern: t('number', { min: 1, max: MAX_SEATS }) },
    noticeHours: { label: t('notice'), pattern: t('number', { min: 0, max: MAX_NOTICE_HOURS }) },
    rooms: { label: t('rooms'), pattern: t('roomsOfHosts') },
    ...Object.fromEntries(minutes),
    ...Object.fromEntries(texts),
    weekdays: { label: hours('weekdays'), required: hours('weekdaysMissing') },
    opens: { label: hours('opens'), pattern: hours('time') },
    closes: { label: hours('closes'), pattern: hours('order') },
    firstDay: { label: hours('firstDay') },
    lastDay: { label: hours('lastDay'), pattern: hours('dayOrder') },
  });
}

/** Error messages of an approval for a time and of an offer. */
export async function loadOfferErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'slots.request');
  return loadPostedErrors(flash, locale, {
    slot: { label: t('title') },
    slots: { label: t('slots'), required: t('slotsMissing'), pattern: t('slotsMany') },
    until: {
      label: t('until'),
      pattern: t('untilOrder'),
      min: formatDate(parseDay(toDay(now())), locale),
    },
  });
}
