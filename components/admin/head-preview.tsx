import { getTranslations } from 'next-intl/server';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import { getLocaleRow } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { fitDescription } from '@/lib/seo/head-texts';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/seo/share-image/card';
import pages from './admin.module.css';
import styles from './inventory/inventory.module.css';

interface Props {
  row: InventoryRow;
  /** What is in the fields; an empty one gives the page its own text. */
  entered: { title: string; description: string };
}

interface ShownProps {
  field: 'title' | 'description';
  text: string;
  own: string;
}

/** A text that follows its field while it is edited (`HeadsForm`). */
function Shown({ field, text, own }: ShownProps) {
  return (
    <span data-shown={field} data-own={own}>
      {text || own}
    </span>
  );
}

/** The texts that are being edited as a search result and as a shared card; the picture has the saved ones. */
export async function HeadPreview({ row, entered }: Props) {
  const t = await getTranslations('admin.inventory.preview');
  const heads = await getTranslations('heads.preview');
  const meta = await loadTranslator(row.locale, 'meta');
  const look = { lang: row.locale, dir: getLocaleRow(row.locale).dir };
  const title = <Shown field="title" text={entered.title} own={meta(`${row.key}.title`)} />;
  const own = fitDescription(meta(`${row.key}.description`));
  const description = <Shown field="description" text={entered.description} own={own} />;
  return (
    <section className={pages.part} aria-labelledby="preview">
      <h2 id="preview">{t('title')}</h2>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{t('search')}</h3>
          <div className={styles.result} {...look}>
            <p className={styles.address} dir="ltr">
              {row.canonical}
            </p>
            <p className={styles.resultTitle}>
              {title} | {meta('siteName')}
            </p>
            <p>{description}</p>
          </div>
        </div>
        <div className={styles.column}>
          <h3>{t('card')}</h3>
          <figure className={styles.card} {...look}>
            <picture>
              <img src={row.image} alt={row.card} width={CARD_WIDTH} height={CARD_HEIGHT} loading="lazy" />
            </picture>
            <figcaption>
              <p className={styles.address} dir="ltr">
                {new URL(row.canonical).host}
              </p>
              <p className={styles.cardTitle}>{title}</p>
              <p className={styles.cardText}>{description}</p>
            </figcaption>
          </figure>
          <p>{heads('image')}</p>
        </div>
      </div>
    </section>
  );
}
