import { useLocale, useTranslations } from 'next-intl';
import type { OwnSection } from '@/components/content/content-page';
import { ContentTable } from '@/components/content/content-table';
import { ListPager } from '@/components/content/list-pager';
import { FormSection } from '@/components/forms/form-section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { readSession } from '@/lib/auth/sessions/session';
import { readPostOutcome } from '@/lib/forms/no-javascript/no-javascript-post';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import type { Query } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import { ACTIVITIES } from '@/lib/suppliers/activities';
import { companyForm } from '@/lib/suppliers/company-form';
import { nameActivity } from '@/lib/suppliers/name-activity';
import { listSuppliers, readSupplierFilter } from '@/lib/suppliers/queries';
import { SEARCH_LENGTH, type SupplierPage } from '@/lib/suppliers/schemas';
import { CHECK_PATH } from '@/lib/suppliers/supplier-paths';
import { SupplierLookup } from './supplier-lookup';
import styles from './suppliers.module.css';

interface Props {
  /** Null while the API is unavailable. */
  page: SupplierPage | null;
  filter: { text?: string; activity?: string };
  t: Translator<'suppliers.form'>;
}

const LISTED = 'listed';
const address = (locale: Locale) => `/${locale}${getRoute('suppliers').path}`;

/** Searches the list by a part of a name or number, and by activity; the result has its own address. */
function ListSearch({ filter, t }: Omit<Props, 'page'>) {
  const locale = useLocale();
  const search = useTranslations('supplierRegister.search');
  return (
    <search>
      <form className={styles.search} action={`${address(locale)}#${LISTED}`}>
        <TextField
          id="listed-text"
          name="text"
          type="search"
          label={search('text')}
          optionalLabel=""
          maxLength={SEARCH_LENGTH}
          defaultValue={filter.text}
        />
        <SelectField
          id="listed-activity"
          name="activity"
          label={t('fields.activity.label')}
          optionalLabel=""
          placeholder={search('all')}
          options={ACTIVITIES.map((value) => ({ value, label: t(`options.activity.${value}`) }))}
          defaultValue={filter.activity ?? ''}
        />
        <Button type="submit" variant="secondary">
          {search('find')}
        </Button>
      </form>
    </search>
  );
}

function SupplierTable({ page, filter, t }: Props) {
  const locale = useLocale();
  const search = useTranslations('supplierRegister.search');
  const check = useTranslations('supplierRegister.check');
  const isFiltered = Object.keys(filter).length > 0;
  if (!page) return <Notice tone="warning" title={t('page.lookup.unavailable')} />;
  if (page.rows.length === 0 && !isFiltered) return <p>{t('page.listed.none')}</p>;
  return (
    <div className={styles.lookup}>
      <ListSearch filter={filter} t={t} />
      {isFiltered ? (
        <p role="status">
          {page.rows.length === 0 ? search('none') : null}{' '}
          <a href={`${address(locale)}#${LISTED}`}>{search('everything')}</a>
        </p>
      ) : null}
      {page.rows.length === 0 ? null : <ListedSuppliers page={page} filter={filter} t={t} />}
      <p>
        <a href={`/${locale}${CHECK_PATH}`}>{check('title')}</a>
      </p>
    </div>
  );
}

function ListedSuppliers({ page, filter, t }: Props & { page: SupplierPage }) {
  const locale = useLocale();
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
          nameActivity(t, activity),
        ])}
      />
      <ListPager
        address={address(locale)}
        filters={filter}
        newer={page.newer}
        older={page.older}
        anchor={LISTED}
      />
    </>
  );
}

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
  const kept = await readPostOutcome(companyForm, query);
  const lookup = <SupplierLookup query={query} person={session} />;
  const list = <SupplierTable page={suppliers} filter={readSupplierFilter(query)} t={t} />;
  const request = <FormSection form={companyForm} kept={kept} query={query} />;
  return {
    before: [
      { id: 'lookup', title: t('page.lookup.title'), content: lookup },
      { id: LISTED, title: t('page.listed.title'), content: list },
    ],
    after: [{ id: companyForm.anchor, title: company('title'), content: request }],
  };
}
