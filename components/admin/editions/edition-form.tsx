import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { ATTACHE_CONTROL, PHASE_CONTROL } from '@/lib/admin/editions/edition-controls';
import { EDITION_LISTS, type EditionList, listOffered } from '@/lib/award/definition/edition';
import { keyPath, OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import styles from '../admin.module.css';
import { NumberField } from '../number-field';
import type { EditionFormProps } from './edition-form-props';
import { EditionPrizes } from './edition-prizes';

/** First and last day of each phase. */
async function Phases({ edition, errors, typed }: EditionFormProps) {
  const t = await getTranslations('admin.editions');
  const phases = await getTranslations('award.timeline.phases');
  return edition.phases.flatMap((phase) =>
    (['from', 'to'] as const).map((end) => {
      const name = PHASE_CONTROL(phase.key, end);
      return (
        <PostedDayField
          key={name}
          id={name}
          name={name}
          label={t(`form.${end}`, { phase: phases(`${phase.key}.title`) })}
          error={errors.of(name)}
          value={typed ? readPostedDay(name, typed) : phase[end]}
        />
      );
    }),
  );
}

/** Number of students, amounts of the prizes. */
async function Numbers({ edition, ...post }: EditionFormProps) {
  const t = await getTranslations('admin.editions');
  return (
    <>
      <NumberField
        {...post}
        name="targetStudents"
        label={t('form.targetStudents')}
        value={edition.targetStudents}
        required
      />
      <EditionPrizes {...post} edition={edition} />
    </>
  );
}

/** The options that the edition offers, and a control for a new one. */
async function Options({ list, edition, errors, typed }: EditionFormProps & { list: EditionList }) {
  const t = await getTranslations('admin.editions');
  const forms = await getTranslations('forms');
  const name = `offered.${list}`;
  const added = list === 'countries' ? 'added.countries.name' : `added.${list}`;
  const offered = listOffered<Edition[EditionList][number]>(edition[list]);
  return (
    <>
      <CheckboxGroup
        id={name}
        name={name}
        label={t(`lists.${list}`)}
        optionalLabel=""
        options={edition[list].map(({ id, key }) => ({
          value: id,
          label: edition.text(OPTION_PATH[list](key)),
        }))}
        chosen={typed ? typed.getAll(name) : offered.map(({ id }) => String(id))}
      />
      <TextField
        id={added}
        name={added}
        label={t(`form.added.${list}`)}
        hint={t('form.addedHint')}
        error={errors.of(added)}
        defaultValue={typed?.get(added) ?? ''}
        optionalLabel={forms('optional')}
      />
    </>
  );
}

/** The attaché of each country; without a choice it is unchanged. */
async function Attaches({ edition, errors, typed }: EditionFormProps) {
  const t = await getTranslations('admin.editions.form.country');
  const options = edition.attaches.map((key) => ({
    value: key,
    label: edition.text(keyPath('attaches', key)),
  }));
  return listOffered(edition.countries).map(({ id, key, attache }) => {
    const name = ATTACHE_CONTROL(id);
    return (
      <SelectField
        key={name}
        id={name}
        name={name}
        label={t('of', { country: edition.text(OPTION_PATH.countries(key)) })}
        {...(edition.attaches.includes(attache) ? {} : { placeholder: t('none') })}
        options={options}
        error={errors.of(name)}
        defaultValue={typed?.get(name) ?? attache}
      />
    );
  });
}

/** The attaché and the capital of a new country, for the map of the award's page. */
async function NewCountry({ edition, errors, typed }: EditionFormProps) {
  const t = await getTranslations('admin.editions');
  const forms = await getTranslations('forms');
  const looksOf = (part: 'attache' | 'latitude' | 'longitude') => ({
    id: `added.countries.${part}`,
    name: `added.countries.${part}`,
    label: t(`form.country.${part}`),
    error: errors.of(`added.countries.${part}`),
    defaultValue: typed?.get(`added.countries.${part}`) ?? undefined,
    optionalLabel: forms('optional'),
  });
  return (
    <>
      <SelectField
        {...looksOf('attache')}
        options={edition.attaches.map((key) => ({
          value: key,
          label: edition.text(keyPath('attaches', key)),
        }))}
      />
      <TextField {...looksOf('latitude')} inputMode="decimal" dir="ltr" />
      <TextField {...looksOf('longitude')} inputMode="decimal" dir="ltr" />
    </>
  );
}

/** Dates, amounts and lists of a draft; needs no script. */
export async function EditionForm(props: EditionFormProps) {
  const t = await getTranslations('admin.editions');
  return (
    <section className={styles.part} aria-labelledby="data">
      <h2 id="data">{t('form.title')}</h2>
      <form
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('edition-save', await getLocale())}
      >
        <input type="hidden" name="year" value={props.edition.year} />
        <input type="hidden" name="version" value={props.version} />
        <Phases {...props} />
        <Numbers {...props} />
        {EDITION_LISTS.map((list) => (
          <Options key={list} {...props} list={list} />
        ))}
        <Attaches {...props} />
        <NewCountry {...props} />
        <Button type="submit">{t('form.save')}</Button>
      </form>
    </section>
  );
}
