import { ContentTable } from '@/components/content/content-table';
import { Notice } from '@/components/ui/notice';
import type { Supplier } from '@/lib/contract/schemas/suppliers';

interface Props {
  /** Null while the API is down. */
  suppliers: readonly Supplier[] | null;
  t: (key: string) => string;
}

/** The newest accepted suppliers, by what anyone may know of them. */
export function SupplierTable({ suppliers, t }: Props) {
  if (!suppliers) return <Notice tone="warning" title={t('page.lookup.unavailable')} />;
  if (suppliers.length === 0) return <p>{t('page.listed.none')}</p>;
  return (
    <ContentTable
      caption={t('page.listed.caption')}
      columns={[
        t('fields.establishmentName.label'),
        t('fields.commercialRegistration.label'),
        t('fields.activity.label'),
      ]}
      rows={suppliers.map(({ establishmentName, commercialRegistration, activity }) => [
        establishmentName,
        commercialRegistration,
        t(`options.activity.${activity}`),
      ])}
    />
  );
}
