import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/content/page-header';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { filterInventory, readFilter } from '@/lib/admin/inventory/filter';
import { findPreviews } from '@/lib/admin/inventory/previews';
import { listPublicInventory } from '@/lib/admin/inventory/queries';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { listModules } from '@/lib/routing/table';
import { InventoryFilters } from './inventory-filters';
import { InventoryList } from './inventory-list';
import styles from './inventory-page.module.css';
import { Previews } from './previews';

/** The content inventory for editors: what each page says of itself, with filters and previews, without script. */
export async function InventoryPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('inventory');
  const filter = readFilter(query, locale, listModules());
  const all = await listPublicInventory();
  const rows = filterInventory(all, filter);
  const previews = findPreviews(all, rows, readQueryValue(query, 'page'));
  const faults = rows.filter(({ warnings }) => warnings.length > 0).length;
  return (
    <>
      <PageHeader route="jsonDisplay" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <InventoryFilters filter={filter} />
        <div className={styles.summary}>
          <p>
            <strong>{t('count', { count: rows.length })}</strong> · {t('faults', { count: faults })}
          </p>
          <ButtonLink variant="secondary" href="/inventory.json">
            {t('file')}
          </ButtonLink>
        </div>
        <Previews rows={previews} />
        <section aria-labelledby="pages" className={styles.section}>
          <h2 id="pages">{t('pages')}</h2>
          {rows.length > 0 ? (
            <InventoryList rows={rows} filter={filter} />
          ) : (
            <Notice tone="info" title={t('none')}>
              <a href={`/${locale}/jsonDisplay`}>{t('filters.clear')}</a>
            </Notice>
          )}
        </section>
      </div>
    </>
  );
}
