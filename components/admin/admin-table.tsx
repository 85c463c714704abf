import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { formatDateTime } from '@/lib/i18n/format-time';
import styles from './admin.module.css';

type Props = Omit<ComponentProps<typeof DataTable>, 'hidesCaption' | 'className' | 'namesCells'>;

/** A table of the back office, below a heading that describes it. On a phone each row is a card. */
export function AdminTable(props: Props) {
  return <DataTable {...props} className={styles.table} hidesCaption namesCells />;
}

/** An instant with date and time. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(new Date(at), useLocale())}</time>;
}

/** A reference number that does not wrap. */
export function Reference({ number }: { number: string }) {
  return <bdi className={styles.reference}>{number}</bdi>;
}

/** A link to the next page of a list. */
export function NextPage({ address, label }: { address: string | null; label: string }) {
  if (!address) return null;
  return (
    <p className={styles.pages}>
      <a href={address} rel="next">
        {label}
      </a>
    </p>
  );
}
