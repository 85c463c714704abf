import { getTranslations } from 'next-intl/server';
import type { InventoryRow } from '@/lib/admin/inventory/inventory-row';
import styles from './inventory-addresses.module.css';

/** Canonical address and alternates of a page, folded. */
export async function InventoryAddresses({ row }: { row: InventoryRow }) {
  const t = await getTranslations('inventory');
  const addresses = [['canonical', row.canonical] as const, ...Object.entries(row.alternates)];
  return (
    <details className={styles.addresses}>
      <summary>{t('row.addresses')}</summary>
      <dl dir="ltr">
        {addresses.map(([name, address]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{address}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
