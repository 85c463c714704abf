import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { controlState, FieldError, FieldHint } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import { checkedHeads } from '@/lib/admin/heads/head-schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { findRouteByKey } from '@/lib/routing/table';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';

interface Props {
  /** The page and the language that the editor has chosen. */
  route: string;
  language: Locale;
  flash: FlashMessage | null;
  /** The error of the file in the previous post. */
  error: string | undefined;
}

function Place({ route, language }: Pick<Props, 'route' | 'language'>) {
  return (
    <>
      <input type="hidden" name="route" value={route} />
      <input type="hidden" name="locale" value={language} />
    </>
  );
}

/** What a checked sheet would change, and the button that applies exactly this. */
async function CheckedSheet({
  route,
  language,
  response,
}: Pick<Props, 'route' | 'language'> & { response: unknown }) {
  const locale = await getLocale();
  const t = await getTranslations('heads');
  const meta = await getTranslations('meta');
  const editor = await getTranslations('admin.editor.meta.fields');
  const checked = checkedHeads.safeParse(response);
  if (!checked.success) return null;
  const { changes } = checked.data.data;
  if (changes.length === 0) return <p role="status">{t('noChanges')}</p>;
  const nameOf = (key: string) => {
    const row = findRouteByKey(key);
    return row ? meta(`${row.key}.title`) : key;
  };
  return (
    <form
      className={styles.part}
      method="post"
      encType="multipart/form-data"
      action={noJavaScriptAddress('heads-apply', locale)}
    >
      <Place route={route} language={language} />
      <input type="hidden" name="changes" value={JSON.stringify(changes)} />
      <h3 id="changes">{t('changes', { count: changes.length })}</h3>
      <AdminTable
        caption={t('changes', { count: changes.length })}
        columns={(['page', 'field', 'before', 'after'] as const).map((column) => t(`columns.${column}`))}
        rows={changes.map((change) => ({
          id: `${change.route} ${change.locale} ${change.field}`,
          cells: [
            `${nameOf(change.route)} (${getLocaleRow(change.locale).name})`,
            editor(change.field),
            <del key="before" lang={change.locale} dir="auto">
              {change.before}
            </del>,
            change.after === null ? (
              t('own')
            ) : (
              <ins key="after" lang={change.locale} dir="auto">
                {change.after}
              </ins>
            ),
          ],
        }))}
      />
      <div>
        <Button type="submit">{t('apply')}</Button>
      </div>
    </form>
  );
}

/** The texts of all pages in one language as a spreadsheet: download, check, apply. */
export async function HeadSheet({ route, language, flash, error }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('heads');
  const control = { id: 'sheet', label: t('file'), hint: t('hint'), error };
  return (
    <section className={`${styles.part} ${styles.apart}`} aria-labelledby="spreadsheet">
      <h2 id="spreadsheet">{t('title')}</h2>
      <p>{t('lead')}</p>
      <p className={styles.actions}>
        <a href={`/gateway/Desk/ExportMeta?${new URLSearchParams({ locale: language })}`} download>
          {t('download', { language: getLocaleRow(language).name })}
        </a>
      </p>
      <form
        className={styles.change}
        method="post"
        encType="multipart/form-data"
        action={noJavaScriptAddress('heads-check', locale)}
      >
        <Place route={route} language={language} />
        <div className={fields.field}>
          <label className={fields.label} htmlFor="sheet">
            {t('file')}
          </label>
          <FieldHint id="sheet" hint={t('hint')} />
          <input
            className={fields.control}
            type="file"
            name="sheet"
            accept=".csv,text/csv"
            {...controlState(control)}
          />
          <FieldError id="sheet" error={error} />
        </div>
        <Button type="submit">{t('check')}</Button>
      </form>
      {flash?.form === 'heads-check' ? (
        <CheckedSheet route={route} language={language} response={flash.response} />
      ) : null}
    </section>
  );
}
