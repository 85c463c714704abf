import { getTranslations } from 'next-intl/server';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import { loadTranslator } from '@/lib/i18n/translator';
import { fitDescription } from '@/lib/seo/head-texts';
import pages from '../admin.module.css';
import styles from '../inventory/inventory.module.css';
import { CardLook, ResultLook } from '../inventory/page-looks';

interface Props {
  row: InventoryRow;
  /** The values of the fields; for an empty one the page shows its own text. */
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
  const title = <Shown field="title" text={entered.title} own={meta(`${row.key}.title`)} />;
  const own = fitDescription(meta(`${row.key}.description`));
  const description = <Shown field="description" text={entered.description} own={own} />;
  return (
    <section className={pages.part} aria-labelledby="preview">
      <h2 id="preview">{t('title')}</h2>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{t('search')}</h3>
          <ResultLook
            row={row}
            title={
              <>
                {title} | {meta('siteName')}
              </>
            }
            description={description}
          />
        </div>
        <div className={styles.column}>
          <h3>{t('card')}</h3>
          <CardLook row={row} title={title} description={description} />
          <p>{heads('image')}</p>
        </div>
      </div>
    </section>
  );
}
