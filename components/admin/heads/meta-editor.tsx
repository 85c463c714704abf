import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { needsWork } from '@/lib/admin/inventory/inventory-row';
import { listInventory } from '@/lib/admin/inventory/queries';
import { loadMetaErrors } from '@/lib/admin/load-desk-errors';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { getLocaleRow, isLocale } from '@/lib/i18n/locales';
import { readQueryValue } from '@/lib/routing/query-value';
import { countCharacters } from '@/lib/seo/count-characters';
import { META_FIELDS, META_LENGTHS, type MetaField } from '@/lib/seo/meta-override';
import styles from '../admin.module.css';
import { ChoiceFilter, LanguageFilter } from '../choice-filter';
import { LengthMeter } from '../length-meter';
import { ReviewState } from '../review-state';
import { HeadFindings } from './head-findings';
import { HeadPreview } from './head-preview';
import { HeadSheet } from './head-sheet';
import { HeadsForm } from './heads-form';

/** Overrides the metadata of a page in one language: title, description, card. */
export async function MetaEditor({ query }: AdminProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin.editor');
  const meta = await getTranslations('meta');
  const wanted = readQueryValue(query, 'language');
  const language = isLocale(wanted) ? wanted : locale;
  // A value that was just saved must appear in its field: an empty field, saved again, would delete it.
  const all = await listInventory();
  const rows = all.filter((row) => row.locale === language);
  const row =
    rows.find(({ key }) => key === readQueryValue(query, 'route')) ?? rows.find(needsWork) ?? rows[0];
  const flash = await readFlashMessage(query.answers);
  const sent = await readFlashMessage(query.sent);
  const errors = await loadMetaErrors(flash, locale);
  const typed = new Map(flash?.texts);
  if (!row) return null;
  const readEntered = (field: MetaField) =>
    typed.get(field) ?? (row.overridden.includes(field) ? row[field] : '');
  return (
    <>
      <h1>{meta('adminMeta.title')}</h1>
      <p className={styles.lead}>{t('meta.lead')}</p>
      {sent?.form === 'heads-check' ? null : (
        <FlashNotice query={query} done={t('meta.saved')} errors={errors.lines} />
      )}
      <HeadFindings rows={all} language={language} />
      <search id="fields">
        <form className={styles.filters} method="get">
          <ChoiceFilter
            name="route"
            label={t('meta.page')}
            options={rows.map(({ key, path, overridden }) => ({
              value: key,
              label: `${meta(`${key}.title`)} — ${path || '/'}${overridden.length > 0 ? ' *' : ''}`,
            }))}
            chosen={row.key}
          />
          <LanguageFilter label={t('meta.language')} chosen={language} />
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              {t('meta.show')}
            </Button>
            <a href={`/${locale}/jsonDisplay`}>{meta('jsonDisplay.title')}</a>
          </div>
        </form>
      </search>
      <HeadsForm
        key={`${row.key}${language}`}
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('meta-save', locale)}
      >
        <input type="hidden" name="route" value={row.key} />
        <input type="hidden" name="locale" value={language} />
        {META_FIELDS.map((field) => {
          const text = readEntered(field);
          return (
            <div key={field} className={styles.metered}>
              <TextArea
                id={field}
                name={field}
                label={t(`meta.fields.${field}`)}
                hint={t('meta.hint', META_LENGTHS[field])}
                error={errors.of(field)}
                defaultValue={text}
                rows={2}
                lang={language}
                dir={getLocaleRow(language).dir}
                optionalLabel={t('meta.optional')}
                data-meter={`${field}-meter`}
              />
              <p>{t('meta.now', { own: row[field] })}</p>
              <LengthMeter
                id={`${field}-meter`}
                length={countCharacters(text)}
                max={META_LENGTHS[field].max}
              />
            </div>
          );
        })}
        <Button type="submit">{t('meta.save')}</Button>
      </HeadsForm>
      <HeadPreview
        key={`preview ${row.key}${language}`}
        row={row}
        entered={{ title: readEntered('title'), description: readEntered('description') }}
      />
      <HeadSheet route={row.key} language={language} flash={sent ?? flash} error={errors.of('sheet')} />
      <ReviewState
        route={row.key}
        query={(key) => `?${new URLSearchParams({ route: key, language })}#review`}
      />
    </>
  );
}
