import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { listEditions } from '@/lib/admin/queries';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatYear } from '@/lib/i18n/format';
import styles from '../admin.module.css';
import { AdminTable, Moment } from '../admin-table';
import { DeskKeys } from '../keys/desk-keys';

const COLUMNS = ['year', 'state', 'starts'] as const;

/** The editions of the award, and the button that copies the newest one to the next year. */
export async function EditionList({ asker, query, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('admin.editions');
  const meta = await getTranslations('meta');
  const editions = await listEditions(asker);
  const newest = editions?.[0]?.year;
  return (
    <>
      <div className={styles.summary}>
        <h1>{meta('adminEditions.title')}</h1>
        {editions ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={t('copied')} />
      {editions ? (
        <AdminTable
          caption={t('caption')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={editions.map(({ year, state, startsAt }) => ({
            id: String(year),
            cells: [
              <a key="year" href={`/${locale}/desk/editions/${year}`} data-key-row="">
                {formatYear(year, locale)}
              </a>,
              t(`states.${state}`),
              startsAt ? <Moment key="starts" at={startsAt} /> : '–',
            ],
          }))}
        />
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
      {newest && roles.includes('award') ? (
        <form className={styles.change} method="post" action={noJavaScriptAddress('edition-copy', locale)}>
          <input type="hidden" name="year" value={newest} />
          <p>{t('copyHint')}</p>
          <Button type="submit">
            {t('copy', {
              year: formatYear(newest, locale),
              next: formatYear(newest + 1, locale),
            })}
          </Button>
        </form>
      ) : null}
    </>
  );
}
