import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { SheetLinks } from '@/components/ui/sheet-links';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { listRegistrations } from '@/lib/admin/queries';
import { loadViewErrors } from '@/lib/admin/views/load-view-errors';
import { MAX_WORKBOOK_ROWS } from '@/lib/api/contract/sheet-format';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatDate } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { pickQuery, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Reference } from '../admin-table';
import looks from '../award-looks.module.css';
import { listEditionChoices } from '../editions/list-edition-choices';
import { DeskKeys } from '../keys/desk-keys';
import { SavedViews } from '../views/saved-views';
import { RegistrationFilters } from './registration-filters';

/** The query parameters of the list: filters, and the key after which its page begins. */
const PARAMETERS = ['edition', 'status', 'country', 'field', 'text', 'after'];

const COLUMNS = ['referenceNumber', 'title', 'country', 'field', 'status', 'createdAt'] as const;

/** The registrations of the award: filter, table, next page, and a download as a spreadsheet. */
export async function RegistrationList({ asker, query: asked }: AdminProps) {
  const { locale } = asker;
  const edition = await pickEdition(locale, readQueryValue(asked, 'edition'));
  const { after, ...given } = pickQuery(asked, PARAMETERS);
  const filter: Record<string, string> = { ...given, edition: String(edition.year) };
  const t = await getTranslations('admin.award');
  const desk = await getTranslations('desk');
  const labels = await loadRegistrationLabels(locale, edition);
  const { total, rows, next } = await listRegistrations(asker, after ? { ...filter, after } : filter);
  const address = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;
  return (
    <>
      <div className={styles.summary}>
        <h1>{t('title')}</h1>
        {rows.length > 0 ? <DeskKeys page="rows" /> : null}
      </div>
      <FlashNotice
        query={asked}
        done={desk('work.saved')}
        errors={(await loadViewErrors(await readFlashMessage(asked.answers), locale)).lines}
      />
      <SavedViews asker={asker} query={asked} list="registrations" filters={given} />
      <RegistrationFilters filter={filter} edition={edition} editions={await listEditionChoices(asker)} />
      <div className={styles.summary}>
        <p>{t('total', { count: total, number: formatNumber(total, locale) })}</p>
        <SheetLinks
          path="/gateway/Desk/ExportRegistrations"
          query={filter}
          mayBeLong={total > MAX_WORKBOOK_ROWS}
        />
      </div>
      <div className={looks.registrations}>
        <AdminTable
          caption={t('title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              <a key="registration" href={`/${locale}/desk/award/${row.id}`} data-key-row="">
                <Reference number={row.referenceNumber} />
              </a>,
              <div key="title">
                <bdi>{row.researchTitle}</bdi>
                <div className={looks.university}>
                  <bdi>{row.university}</bdi>
                </div>
              </div>,
              labels.country(row.countryId),
              labels.field(row.fieldId),
              labels.state(row),
              <time key="created" dateTime={row.createdAt}>
                {formatDate(new Date(row.createdAt), locale)}
              </time>,
            ],
          }))}
        />
      </div>
      {rows.length === 0 ? <p>{t('none')}</p> : null}
      <nav className={styles.pages} aria-label={t('pages')}>
        {after ? <a href={address(filter)}>{t('first')}</a> : null}
        {next ? (
          <a href={address({ ...filter, after: next })} rel="next">
            {t('next')}
          </a>
        ) : null}
      </nav>
    </>
  );
}
