import { getLocale, getTranslations } from 'next-intl/server';
import { type InventoryRow, needsWork } from '@/lib/admin/inventory/inventory-row';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';

/** The pages whose head needs work in a language, and how many there are in each. @param rows of every language */
export async function HeadFindings({ rows, language }: { rows: readonly InventoryRow[]; language: Locale }) {
  const locale = await getLocale();
  const t = await getTranslations('heads');
  const warnings = await getTranslations('admin.inventory.warnings');
  const found = rows.filter(needsWork);
  const own = found.filter((row) => row.locale === language);
  return (
    <section className={styles.part} aria-labelledby="findings">
      <h2 id="findings">{t('findings.title')}</h2>
      <p className={styles.actions}>
        {LOCALES.map(({ code, name, dir }) => (
          <a
            key={code}
            href={`?language=${code}#findings`}
            aria-current={code === language ? 'page' : undefined}
          >
            <span>
              <bdi lang={code} dir={dir}>
                {name}
              </bdi>{' '}
              ({formatNumber(found.filter((row) => row.locale === code).length, locale)})
            </span>
          </a>
        ))}
      </p>
      {own.length === 0 ? (
        <p>{t('findings.none')}</p>
      ) : (
        <AdminTable
          caption={t('findings.title')}
          columns={[t('columns.page'), t('findings.title')]}
          rows={own.map(({ key, title, path, warnings: codes }) => ({
            id: key,
            cells: [
              <a key="page" href={`?${new URLSearchParams({ route: key, language })}#fields`}>
                <bdi lang={language}>{title || path}</bdi>
              </a>,
              codes.map((code) => warnings(code)).join(' · '),
            ],
          }))}
        />
      )}
    </section>
  );
}
