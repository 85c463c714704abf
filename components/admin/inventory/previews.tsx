import { getTranslations } from 'next-intl/server';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import { getLocaleRow } from '@/lib/i18n/locales';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/seo/share-image/card';
import styles from './previews.module.css';

/** How a page stands among search results and as a shared card, in both directions. */
export async function Previews({ rows }: { rows: readonly InventoryRow[] }) {
  const t = await getTranslations('inventory');
  if (rows.length === 0) return null;
  return (
    <section id="preview" className={styles.section} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      <div className={styles.columns}>
        {rows.map((row) => (
          <div key={row.locale} className={styles.column}>
            <h3>
              {t('preview.search')} · <bdi lang={row.locale}>{getLocaleRow(row.locale).name}</bdi>
            </h3>
            <div className={styles.result} lang={row.locale} dir={getLocaleRow(row.locale).dir}>
              <p className={styles.address} dir="ltr">
                {row.canonical}
              </p>
              <p className={styles.resultTitle}>{row.fullTitle}</p>
              <p>{row.description}</p>
            </div>
            <h3>
              {t('preview.card')} · <bdi lang={row.locale}>{getLocaleRow(row.locale).name}</bdi>
            </h3>
            <figure className={styles.card} lang={row.locale} dir={getLocaleRow(row.locale).dir}>
              <picture>
                <img src={row.image} alt={row.card} width={CARD_WIDTH} height={CARD_HEIGHT} loading="lazy" />
              </picture>
              <figcaption>
                <p className={styles.address} dir="ltr">
                  {new URL(row.canonical).host}
                </p>
                <p className={styles.cardTitle}>{row.title}</p>
                <p className={styles.cardText}>{row.description}</p>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
    </section>
  );
}
