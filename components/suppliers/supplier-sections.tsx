import { useLocale } from 'next-intl';
import type { OwnSection } from '@/components/content/content-page';
import { ContentTable } from '@/components/content/content-table';
import { ListPager } from '@/components/content/list-pager';
import { FormSection } from '@/components/forms/form-section';
import { Notice } from '@/components/ui/notice';
import { readSession } from '@/lib/auth/sessions/session';
import { readKeptPost } from '@/lib/forms/no-javascript/no-javascript-post';
import { hasText } from '@/lib/i18n/has-text';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { answerUnavailable } from '@/lib/monitoring/current-request';
import type { Query } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import { companyForm } from '@/lib/suppliers/company-form';
import { listSuppliers } from '@/lib/suppliers/queries';
import type { SupplierPage } from '@/lib/suppliers/schemas';
import { SupplierLookup } from './supplier-lookup';

interface Props {
  /** Null while the API is unavailable. */
  page: SupplierPage | null;
  anchor: string;
  t: Translator<'suppliers.form'>;
}

function SupplierTable({ page, anchor, t }: Props) {
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

const LISTED = 'listed';

/** The sections around the registration: look-ups and list above it, the company request below. */
export async function listSupplierSections(
  locale: Locale,
  query: Query,
): Promise<{ before: OwnSection[]; after: OwnSection[] }> {
  const t = await loadTranslator(locale, 'suppliers.form');
  const company = await loadTranslator(locale, 'suppliers.companyForm');
  const session = await readSession();
  const suppliers = await listSuppliers(locale, query);
  if (!suppliers) answerUnavailable();
  const kept = await readKeptPost(companyForm, query);
  const lookup = <SupplierLookup query={query} person={session} />;
  const list = <SupplierTable page={suppliers} anchor={LISTED} t={t} />;
  const request = <FormSection form={companyForm} kept={kept} />;
  return {
    before: [
      { id: 'lookup', title: t('page.lookup.title'), content: lookup },
      { id: LISTED, title: t('page.listed.title'), content: list },
    ],
    after: [{ id: companyForm.anchor, title: company('title'), content: request }],
  };
}
