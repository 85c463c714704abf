import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FINDER_LENGTH } from '@/lib/admin/finder/schemas';
import { getRoute } from '@/lib/routing/table';
import styles from '../admin.module.css';

/** Searches everything that the person may open, from every page of the desk. */
export async function FinderForm({ text }: { text: string }) {
  const locale = await getLocale();
  const t = await getTranslations('finder');
  return (
    <search>
      <form className={styles.find} action={`/${locale}${getRoute('adminSearch').path}`}>
        <label className={styles.filter}>
          <span className="visually-hidden">{t('label')}</span>
          <input
            type="search"
            name="text"
            maxLength={FINDER_LENGTH}
            dir="auto"
            defaultValue={text}
            data-key="/"
          />
        </label>
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
