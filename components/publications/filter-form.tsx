import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FilterDisclosure } from '@/components/ui/filter-disclosure';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { formatYear } from '@/lib/i18n/format';
import { FACETS, type PublicationKind } from '@/lib/publications/kinds';
import { type ListQuery, pickFilters } from '@/lib/publications/list-query';
import styles from './filter-form.module.css';

const ask = <Kind extends string, Facet extends string, Value extends string>(
  kind: Kind,
  facet: Facet,
  values: readonly Value[],
) => ({
  name: facet,
  options: values.map((value) => ({ value, key: `values.${kind}.${facet}.${value}` as const })),
});

/** The filters of each kind in addition to year and words; both kinds of news share their topics. */
const FACET_QUESTIONS = {
  news: [ask('news', 'topic', FACETS.news.topic)],
  governmentNews: [ask('news', 'topic', FACETS.governmentNews.topic)],
  activity: [ask('activity', 'type', FACETS.activity.type)],
  document: [ask('document', 'type', FACETS.document.type)],
  service: [ask('service', 'audience', FACETS.service.audience)],
  offer: [ask('offer', 'category', FACETS.offer.category), ask('offer', 'city', FACETS.offer.city)],
  guide: [ask('guide', 'topic', FACETS.guide.topic)],
} satisfies Record<PublicationKind, unknown>;

interface Props {
  kind: PublicationKind;
  address: string;
  query: ListQuery;
  /** Years to choose from; an empty list hides the question. */
  years: readonly number[];
  /** Other query parameters to keep. */
  kept: ListQuery;
  children: ReactNode;
}

/** The address contains the filters. */
export async function FilterForm({ kind, address, query, years, kept, children }: Props) {
  const [t, locale] = await Promise.all([getTranslations('publications'), getLocale()]);
  const facets = FACET_QUESTIONS[kind].map(({ name, options }) => ({
    name,
    options: options.map(({ value, key }) => ({ value, label: t(key) })),
  }));
  const year = {
    name: 'year' as const,
    options: years.map((value) => ({ value, label: formatYear(value, locale) })),
  };
  const isFiltered = Object.keys(pickFilters(query)).length > 0;
  return (
    <search>
      <FilterDisclosure
        title={t('filters.title')}
        isFiltered={isFiltered}
        className={`box ${styles.filters}`}
      >
        <form className={styles.form} action={address}>
          <TextField
            id="filter-text"
            name="text"
            type="search"
            label={t('filters.text')}
            optionalLabel=""
            maxLength={200}
            defaultValue={query.text}
          />
          {(years.length > 0 ? [...facets, year] : facets).map(({ name, options }) => (
            <SelectField
              key={name}
              id={`filter-${name}`}
              name={name}
              label={t(`filters.${name}`)}
              optionalLabel=""
              placeholder={t('filters.all')}
              defaultValue={query[name] ?? ''}
              options={options}
            />
          ))}
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.actions}>
            <Button type="submit">{t('filters.submit')}</Button>
            {isFiltered ? <a href={address}>{t('filters.clear')}</a> : null}
            {children}
          </div>
        </form>
      </FilterDisclosure>
    </search>
  );
}
