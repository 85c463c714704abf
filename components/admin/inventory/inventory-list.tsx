import { getLocale, getTranslations } from 'next-intl/server';
import { type InventoryFilter, renderFilter } from '@/lib/admin/inventory/filter';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { getLocaleRow } from '@/lib/i18n/locales';
import { listModule } from '@/lib/routing/table';
import styles from './inventory.module.css';

/** Canonical address of a page, folded, and its alternates, which differ only in the language. */
async function InventoryAddresses({ row }: { row: InventoryRow }) {
  const t = await getTranslations('admin.inventory');
  return (
    <details className={styles.addresses}>
      <summary>{t('row.addresses')}</summary>
      <dl dir="ltr">
        <dt>canonical</dt>
        <dd>{row.canonical}</dd>
        <dt>hreflang</dt>
        <dd>
          <code>{Object.keys(row.alternates).join(', ')}</code>
        </dd>
      </dl>
    </details>
  );
}

interface Props {
  rows: readonly InventoryRow[];
  filter: InventoryFilter;
  /** Number of the part that contains these rows. */
  part: number;
}

/** Pages with their texts, lengths, addresses, dates and warnings. */
export async function InventoryList({ rows, filter, part }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.inventory');
  const meta = await getTranslations('meta');
  const moduleName = (row: InventoryRow) =>
    row.module ? meta(`${listModule(row.module)[0]?.key ?? 'home'}.title`) : t('row.noModule');
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={`${row.key}/${row.locale}`} className={styles.row}>
          <p className={styles.path} dir="ltr">
            {`/${row.locale}${row.path}`}
          </p>
          <div lang={row.locale} dir={getLocaleRow(row.locale).dir}>
            <h3 className={styles.title}>
              {row.path.includes('{') ? row.title : <a href={`/${row.locale}${row.path}`}>{row.title}</a>}
            </h3>
            <p>{row.description}</p>
          </div>
          <ul className={styles.facts}>
            <li>{t('row.title', { count: row.titleLength })}</li>
            <li>{t('row.description', { count: row.descriptionLength })}</li>
            <li>{t(`row.${row.kind}`)}</li>
            <li>{moduleName(row)}</li>
            {row.changedOn ? (
              <li>{t('row.changedOn', { date: formatDate(parseDay(row.changedOn), locale) })}</li>
            ) : null}
            {row.indexed ? null : <li>{t('row.noindex')}</li>}
            {row.overridden.length > 0 ? <li className={styles.overridden}>{t('row.overridden')}</li> : null}
            {row.warnings.map((warning) => (
              <li key={warning} className={styles.warning}>
                {t(`warnings.${warning}`)}
              </li>
            ))}
          </ul>
          <InventoryAddresses row={row} />
          <a
            className={styles.preview}
            href={`?${renderFilter(filter, `${row.key}/${row.locale}`, part)}#preview`}
            aria-label={t('row.previewOf', { title: row.title })}
          >
            {t('row.preview')}
          </a>
        </li>
      ))}
    </ol>
  );
}
