import type { ReactNode } from 'react';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import { getLocaleRow } from '@/lib/i18n/locales';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/seo/share-image/card';
import styles from './inventory.module.css';

interface Props {
  row: InventoryRow;
  title: ReactNode;
  description: ReactNode;
}

const lookOf = ({ locale }: InventoryRow) => ({ lang: locale, dir: getLocaleRow(locale).dir });

/** A page as a search result. */
export function ResultLook({ row, title, description }: Props) {
  return (
    <div className={styles.result} {...lookOf(row)}>
      <p className={styles.address} dir="ltr">
        {row.canonical}
      </p>
      <p className={styles.resultTitle}>{title}</p>
      <p>{description}</p>
    </div>
  );
}

/** A page as a shared card. */
export function CardLook({ row, title, description }: Props) {
  return (
    <figure className={styles.card} {...lookOf(row)}>
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
  );
}
