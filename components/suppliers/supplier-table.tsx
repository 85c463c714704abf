import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import { ListPager } from '@/components/content/list-pager';
import { Notice } from '@/components/ui/notice';
import type { SupplierPage } from '@/lib/api/contract/schemas/suppliers';
import { hasText } from '@/lib/i18n/has-text';
import type { Translator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';

interface Props {
  /** Null while the API is down. */
  page: SupplierPage | null;
  /** Anchor of the section that the list stands in. */
  anchor: string;
  t: Translator<'suppliers.form'>;
}

/** The accepted suppliers, page by page, by what anyone may know of them. */
export function SupplierTable({ page, anchor, t }: Props) {
  const locale = useLocale();
  if (!page) return <Notice tone="warning" title={t('page.lookup.unavailable')} />;
  if (page.rows.length === 0) return <p>{t('page.listed.none')}</p>;
  const nameActivity = (activity: string) => {
    const key = `options.activity.${activity}`;
    return hasText(t, key) ? t(key) : activity;
  };
  return (
    <>
      <ContentTable
        caption={t('page.listed.caption')}
        columns={[
          t('fields.establishmentName.label'),
          t('fields.commercialRegistration.label'),
          t('fields.activity.label'),
        ]}
        rows={page.rows.map(({ establishmentName, commercialRegistration, activity }) => [
          establishmentName,
          commercialRegistration,
          nameActivity(activity),
        ])}
      />
      <ListPager
        address={`/${locale}${getRoute('suppliers').path}`}
        filters={{}}
        newer={page.newer}
        older={page.older}
        anchor={anchor}
      />
    </>
  );
}
