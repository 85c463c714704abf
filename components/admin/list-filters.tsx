import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FilterDisclosure } from '@/components/ui/filter-disclosure';
import styles from './admin.module.css';
import { type Choice, ChoiceFilter } from './choice-filter';

interface Props {
  /** The current filters, from the address. */
  query: Record<string, string>;
  /** The field for words or a number; its query parameter is `text`. */
  text?: { label: string; maxLength: number; dir?: 'ltr' };
  choices: readonly Choice[];
  texts: { all: string; apply: string; clear: string };
  /** Filters that are neither a text nor a choice. */
  children?: ReactNode;
  /** True if one of them is set. */
  hasMore?: boolean;
}

/** The filters of a back-office list: an HTML form, so that a filtered list has its own address. */
export async function ListFilters({ query, text, choices, texts, children, hasMore = false }: Props) {
  const t = await getTranslations('publications.filters');
  const isSet = choices.some(({ name, isRequired }) => !isRequired && query[name]);
  return (
    <search>
      <FilterDisclosure title={t('title')} isFiltered={isSet || hasMore || Boolean(text && query.text)}>
        <form className={styles.filters} method="get">
          {text ? (
            <label className={styles.filter}>
              <span>{text.label}</span>
              <input
                type="search"
                name="text"
                maxLength={text.maxLength}
                dir={text.dir}
                defaultValue={query.text}
                data-key="/"
              />
            </label>
          ) : null}
          {choices.map((choice) => (
            <ChoiceFilter key={choice.name} {...choice} chosen={query[choice.name] ?? ''} all={texts.all} />
          ))}
          {children}
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              {texts.apply}
            </Button>
            <a href="?">{texts.clear}</a>
          </div>
        </form>
      </FilterDisclosure>
    </search>
  );
}
