import 'server-only';
import { EDITION_LISTS } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { QUOTA_GROUPS, QUOTA_OUTCOMES } from '@/lib/award/definition/judging-rules';
import type { PrizePlace } from '@/lib/award/definition/outcomes';
import type { Edition } from '@/lib/award/edition-with-texts';
import { namePrize } from '@/lib/award/rules/name-prize';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import {
  ATTACHE_CONTROL,
  PHASE_CONTROL,
  PRIZE_CONTROL,
  QUORUM_CONTROL,
  QUOTA_CONTROL,
  RULE_CONTROL,
  TEXT_CONTROL,
  TIME_CONTROL,
  WEIGHT_CONTROL,
} from './edition-controls';
import { MAX_TEXT } from './edition-desk-schemas';

interface PrizeTexts {
  name(place: string): string;
  namePlace(place: PrizePlace): string;
  new: string;
  category: string;
  twice: string;
  pattern: string;
}

/** The controls of the prizes, the last of which is a new one. */
function listPrizeControls(edition: Edition, locale: Locale, texts: PrizeTexts) {
  const { namePlace, pattern } = texts;
  const names = edition.prizes.map((prize) => texts.name(namePrize(prize, edition, { namePlace, locale })));
  return [...names, texts.new].flatMap((label, index) => [
    [PRIZE_CONTROL(index, 'amount'), { label, pattern }] as const,
    [PRIZE_CONTROL(index, 'category'), { label: texts.category, pattern: texts.twice }] as const,
  ]);
}

/** Error messages of the forms of an edition: its data, its judging rules, its start, its texts. */
export async function loadEditionErrors(
  flash: Pick<FlashMessage, 'errors' | 'form'> | null,
  edition: Edition,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.editions');
  const award = await loadTranslator(locale, 'award');
  const pattern = t('form.number');
  const number = (name: string, label: string) => [name, { label, pattern }] as const;
  const phases = edition.phases.flatMap(({ key }) =>
    (['from', 'to'] as const).flatMap((end) => {
      const phase = award(`timeline.phases.${key}.title`);
      const label = t(`form.${end}`, { phase });
      const order = t(end === 'from' ? 'gaps.phaseOrder' : 'gaps.phaseEnd', { phase });
      return [
        [PHASE_CONTROL(key, end), { label, pattern: order }] as const,
        [TIME_CONTROL(key, end), { label, pattern: t('dates.timePattern') }] as const,
      ];
    }),
  );
  const added = EDITION_LISTS.map((list) => {
    const name = list === 'countries' ? 'added.countries.name' : `added.${list}`;
    return [name, { label: t(`form.added.${list}`), max: MAX_TEXT }] as const;
  });
  const texts = Object.keys(flash?.errors ?? {})
    .filter((name) => name.startsWith(TEXT_CONTROL('')))
    .map(
      (name) => [name, { label: edition.text(name.slice(TEXT_CONTROL('').length)), max: MAX_TEXT }] as const,
    );
  return loadPostedErrors(flash, locale, {
    startsOn: { label: t('steps.startsOn'), min: formatDate(now(), locale) },
    ...Object.fromEntries([
      ...phases,
      number('targetStudents', t('form.targetStudents')),
      ...listPrizeControls(edition, locale, {
        name: (place) => t('form.prize', { place }),
        namePlace: (place) => award(`categories.${place}`),
        new: t('form.newPrize.amount'),
        category: t('form.newPrize.category'),
        twice: t('form.newPrize.twice'),
        pattern,
      }),
      ['title', { label: t('keyLists.add'), max: MAX_TEXT }],
      number(QUORUM_CONTROL, t('judging.quorum')),
      ...QUOTA_GROUPS.flatMap((group) =>
        QUOTA_OUTCOMES.map((outcome) =>
          number(QUOTA_CONTROL(group, outcome), t(`judging.quotas.${group}.${outcome}`)),
        ),
      ),
      ...edition.criteria.map(({ key }) => [
        WEIGHT_CONTROL(key),
        {
          label: t('judging.weight', { criterion: edition.text(`criteria.${key}.title`) }),
          pattern,
          required: t('judging.weightsHint'),
        },
      ]),
      ...(['readings', 'spread', 'margin'] as const).map((rule) =>
        number(RULE_CONTROL(rule), t(`judging.${rule}`)),
      ),
      [RULE_CONTROL('mean'), { label: t('judging.mean') }],
      ...added,
      ['added.countries.attache', { label: t('form.country.attache') }],
      ...edition.countries.map(({ id, key }) => [
        ATTACHE_CONTROL(id),
        { label: t('form.country.of', { country: edition.text(OPTION_PATH.countries(key)) }) },
      ]),
      number('added.countries.latitude', t('form.country.latitude')),
      number('added.countries.longitude', t('form.country.longitude')),
      ...texts,
    ]),
  });
}
