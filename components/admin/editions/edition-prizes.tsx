import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/select-field';
import { PRIZE_CONTROL } from '@/lib/admin/editions/edition-controls';
import type { Prize } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { PRIZE_PLACES, type PrizePlace } from '@/lib/award/definition/outcomes';
import { namePrize } from '@/lib/award/rules/name-prize';
import { HALALAS } from '@/lib/i18n/format-riyals';
import { NumberField } from '../number-field';
import type { EditionFormProps } from './edition-form-props';

/** A prize of the edition: the field of its amount. An empty amount removes the prize. */
async function PrizeField({ prize, index, edition, ...post }: EditionFormProps & IndexedPrize) {
  const t = await getTranslations('admin.editions.form');
  const forms = await getTranslations('forms');
  const places = await getTranslations('award.categories');
  const looks = { namePlace: (place: PrizePlace) => places(place), locale: await getLocale() };
  return (
    <>
      <input type="hidden" name={PRIZE_CONTROL(index, 'place')} value={prize.place} />
      <input type="hidden" name={PRIZE_CONTROL(index, 'category')} value={prize.category ?? ''} />
      <NumberField
        {...post}
        name={PRIZE_CONTROL(index, 'amount')}
        label={t('prize', { place: namePrize(prize, edition, looks) })}
        hint={t('prizeHint')}
        value={prize.halalas / HALALAS}
        optionalLabel={forms('optional')}
      />
    </>
  );
}

interface IndexedPrize {
  prize: Prize;
  index: number;
}

/** The prizes of an edition, and the controls of a new one: place, category and amount. */
export async function EditionPrizes(props: EditionFormProps) {
  const t = await getTranslations('admin.editions.form');
  const forms = await getTranslations('forms');
  const places = await getTranslations('award.categories');
  const { edition, errors, typed } = props;
  const index = edition.prizes.length;
  const looksOf = (part: 'place' | 'category') => {
    const name = PRIZE_CONTROL(index, part);
    return { id: name, name, error: errors.of(name), defaultValue: typed?.get(name) ?? undefined };
  };
  return (
    <>
      {edition.prizes.map((prize, at) => (
        <PrizeField key={PRIZE_CONTROL(at, 'amount')} {...props} prize={prize} index={at} />
      ))}
      <SelectField
        {...looksOf('place')}
        label={t('newPrize.place')}
        options={PRIZE_PLACES.map((value) => ({ value, label: places(value) }))}
      />
      <SelectField
        {...looksOf('category')}
        label={t('newPrize.category')}
        placeholder={t('newPrize.all')}
        options={edition.categories.map(({ id, key }) => ({
          value: id,
          label: edition.text(OPTION_PATH.categories(key)),
        }))}
      />
      <NumberField
        name={PRIZE_CONTROL(index, 'amount')}
        label={t('newPrize.amount')}
        hint={t('newPrize.hint')}
        value={null}
        errors={errors}
        typed={typed}
        optionalLabel={forms('optional')}
      />
    </>
  );
}
