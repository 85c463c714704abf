import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadImportErrors } from '@/lib/admin/load-desk-errors';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDate } from '@/lib/i18n/format';
import { listEditable } from '@/lib/publications/list-editable';
import styles from './admin.module.css';
import { AdminTable } from './admin-table';

const COLUMNS = ['title', 'kind', 'date', 'remove'] as const;

/**
 * The latest publications of each kind, to be viewed, removed, or replaced by an import in the documented
 * format.
 */
export async function PublicationEditor({ query }: AdminProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin.editor');
  const meta = await getTranslations('meta');
  const search = await getTranslations('search');
  const rows = await listEditable(locale);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadImportErrors(flash, locale);
  const typed = new Map(flash?.texts);
  return (
    <>
      <h1>{meta('adminPublications.title')}</h1>
      <p className={styles.lead}>{t('publications.lead')}</p>
      <FlashNotice query={query} done={t('publications.saved')} errors={errors.lines} />
      <section className={styles.part} aria-labelledby="import">
        <h2 id="import">{t('publications.import')}</h2>
        <form
          className={styles.change}
          method="post"
          action={noJavaScriptAddress('publication-import', locale)}
        >
          <TextArea
            id="text"
            name="text"
            label={t('publications.text')}
            error={errors.of('text')}
            rows={10}
            dir="ltr"
            defaultValue={typed.get('text')}
            required
          />
          <Button type="submit">{t('publications.send')}</Button>
        </form>
      </section>
      <section className={styles.part} aria-labelledby="list">
        <h2 id="list">{t('publications.list')}</h2>
        <AdminTable
          caption={t('publications.list')}
          columns={COLUMNS.map((column) => t(`publications.columns.${column}`))}
          rows={rows.map(({ id, kind, title, path, publishedAt }) => ({
            id,
            cells: [
              path ? (
                <a key="title" href={`/${locale}${path}`}>
                  {title}
                </a>
              ) : (
                title
              ),
              search(`kinds.${kind}`),
              <time key="date" dateTime={publishedAt}>
                {formatDate(new Date(publishedAt), locale)}
              </time>,
              <form key="remove" method="post" action={noJavaScriptAddress('publication-remove', locale)}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="plain">
                  {t('publications.remove')}
                  <span className="visually-hidden">: {title}</span>
                </Button>
              </form>,
            ],
          }))}
        />
      </section>
    </>
  );
}
