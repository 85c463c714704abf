import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SEARCH_PATH } from '@/lib/search/search-address';
import styles from './portal-search-form.module.css';
import { SearchInput } from './search-input';

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

interface Props {
  id: string;
  text?: string;
  isInPopover?: boolean;
}

/** An HTML form that opens the results page, with suggestions if scripts run. */
export async function SearchForm({ id, text, isInPopover = false }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const counts = Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) => t('suggestionCount', { count }));
  return (
    <search data-island="">
      <form className={styles.form} action={`/${locale}${SEARCH_PATH}`} method="get">
        <label className={styles.label} htmlFor={id}>
          {t('label')}
        </label>
        <div className="row">
          <SearchInput
            id={id}
            text={text}
            isInPopover={isInPopover}
            texts={{ hint: t('hint'), suggestions: t('suggestions'), counts }}
          />
          <Button type="submit" className={isInPopover ? '' : styles.short}>
            <Icon name="search" />
            {isInPopover ? t('submit') : <span>{t('submit')}</span>}
          </Button>
        </div>
      </form>
    </search>
  );
}
