import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SEARCH_PATH } from '@/lib/search/search-address';
import styles from './portal-search-form.module.css';
import { SearchInput } from './search-input';

/** More suggestions than this are never shown. */
const MAX_SUGGESTIONS = 6;

interface Props {
  /** Base of the ids of its parts: several forms may stand on one page. */
  id: string;
  /** What was asked for already. */
  text?: string;
  isInPopover?: boolean;
}

/** The search field with its button: an HTML form that leads to the results, with suggestions where scripts run. */
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
            labels={{ hint: t('hint'), suggestions: t('suggestions'), counts }}
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
