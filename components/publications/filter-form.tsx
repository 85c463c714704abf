import { Button } from '@/components/ui/button';
import fieldStyles from '@/components/ui/field.module.css';
import { FACETS, type PublicationKind } from '@/lib/contract/publication-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { type ListQuery, pickFilters } from '@/lib/publications/list-query';
import { getValueKey } from '@/lib/publications/value-key';
import styles from './filter-form.module.css';

interface Props {
  locale: Locale;
  kind: PublicationKind;
  /** Address of the list without its query. */
  address: string;
  query: ListQuery;
  /** Years that can be asked for; none hides the question. */
  years: readonly number[];
  /** Further answers that stay in the address. */
  kept: ListQuery;
}

interface ChoiceProps {
  name: string;
  label: string;
  every: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, label, every, value, options }: ChoiceProps) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className={fieldStyles.control} id={`filter-${name}`} name={name} defaultValue={value ?? ''}>
        <option value="">{every}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a list can be asked for: a plain form, so that the address holds the question and no script is needed. */
export async function FilterForm({ locale, kind, address, query, years, kept }: Props) {
  const t = await loadTranslator(locale, 'publications');
  const facets = Object.entries<readonly string[]>(FACETS[kind]).map(([name, values]) => ({
    name,
    options: values.map((value) => ({ value, label: t(getValueKey(kind, name, value)) })),
  }));
  const isFiltered = Object.keys(pickFilters(query)).length > 0;
  return (
    <search>
      <form className={styles.form} action={address}>
        <div className={`${fieldStyles.field} ${styles.words}`}>
          <label className={fieldStyles.label} htmlFor="filter-text">
            {t('filters.text')}
          </label>
          <input
            className={fieldStyles.control}
            type="search"
            id="filter-text"
            name="text"
            maxLength={200}
            defaultValue={query.text}
          />
        </div>
        {facets.map(({ name, options }) => (
          <Choice
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            every={t('filters.all')}
            value={query[name]}
            options={options}
          />
        ))}
        {years.length > 0 ? (
          <Choice
            name="year"
            label={t('filters.year')}
            every={t('filters.all')}
            value={query.year}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
          />
        ) : null}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.actions}>
          <Button type="submit">{t('filters.submit')}</Button>
          {isFiltered ? <a href={address}>{t('filters.clear')}</a> : null}
        </div>
      </form>
    </search>
  );
}
