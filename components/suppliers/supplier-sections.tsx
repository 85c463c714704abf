import type { OwnSection } from '@/components/content/content-page';
import { FormSection } from '@/components/forms/form-section';
import { readSession } from '@/lib/auth/session';
import { readKeptPost } from '@/lib/forms/plain-post';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Query } from '@/lib/routing/query-value';
import { companyForm } from '@/lib/suppliers/company-form';
import { listSuppliers } from '@/lib/suppliers/queries';
import { SupplierLookup } from './supplier-lookup';
import { SupplierTable } from './supplier-table';

const LISTED = 'listed';

/** What stands around the registration: look-ups and list above it, the company request below. */
export async function listSupplierSections(
  locale: Locale,
  query: Query,
): Promise<{ before: OwnSection[]; after: OwnSection[] }> {
  const t = await loadTranslator(locale, 'suppliers.form');
  const company = await loadTranslator(locale, 'suppliers.companyForm');
  const session = await readSession();
  const suppliers = await listSuppliers(locale, query);
  const kept = await readKeptPost(companyForm, query);
  const lookup = <SupplierLookup query={query} token={session?.token} />;
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
