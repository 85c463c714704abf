import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/content/page-header';
import { ResultPages } from '@/components/search/result-pages';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { filterInventory, findPreviews, readFilter, renderFilter } from '@/lib/admin/inventory/filter';
import { type InventoryRow, needsWork } from '@/lib/admin/inventory/inventory-row';
import { listPublicInventory } from '@/lib/admin/inventory/queries';
import { getLocaleRow } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { listModules } from '@/lib/routing/table';
import { readPageNumber } from '@/lib/search/search-address';
import styles from './inventory.module.css';
import { InventoryFilters } from './inventory-filters';
import { InventoryList } from './inventory-list';
import { CardLook, ResultLook } from './page-looks';

/** How a page appears in search results and as a shared card, in both directions. */
async function Previews({ rows }: { rows: readonly InventoryRow[] }) {
  const t = await getTranslations('admin.inventory');
  if (rows.length === 0) return null;
  return (
    <section id="preview" className={styles.previews} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      <div className={styles.columns}>
        {rows.map((row) => (
          <div key={row.locale} className={styles.column}>
            <h3>
              {t('preview.search')} · <bdi lang={row.locale}>{getLocaleRow(row.locale).name}</bdi>
            </h3>
            <ResultLook row={row} title={row.fullTitle} description={row.description} />
            <h3>
              {t('preview.card')} · <bdi lang={row.locale}>{getLocaleRow(row.locale).name}</bdi>
            </h3>
            <CardLook row={row} title={row.title} description={row.description} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Number of pages in one part of the list. */
const PART_ROWS = 30;

/**
 * The content inventory for editors: the metadata of each page, with filters and previews, without script.
 */
export async function InventoryPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.inventory');
  const filter = readFilter(query, locale, listModules());
  const all = await listPublicInventory();
  const rows = filterInventory(all, filter);
  const parts = Math.ceil(rows.length / PART_ROWS);
  const part = Math.max(1, Math.min(readPageNumber(query.part), parts));
  const listed = rows.slice((part - 1) * PART_ROWS, part * PART_ROWS);
  const previews = findPreviews(all, listed, readQueryValue(query, 'page'));
  const errors = rows.filter(needsWork).length;
  return (
    <>
      <PageHeader route="jsonDisplay" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <InventoryFilters filter={filter} />
        <div className={styles.summary}>
          <p>
            <strong>{t('count', { count: rows.length })}</strong> · {t('errors', { count: errors })}
          </p>
          <ButtonLink variant="secondary" href="/inventory.json">
            {t('file')}
          </ButtonLink>
        </div>
        <Previews rows={previews} />
        <section aria-labelledby="pages" className={styles.section}>
          <h2 id="pages">{t('pages')}</h2>
          {rows.length > 0 ? (
            <>
              <InventoryList rows={listed} filter={filter} part={part} />
              <ResultPages
                page={part}
                pages={parts}
                toHref={(other) => `?${renderFilter(filter, '', other)}#pages`}
              />
            </>
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
