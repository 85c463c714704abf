import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { InventoryFilter } from '@/lib/admin/inventory/filter';
import { LOCALES } from '@/lib/i18n/locales';
import { listModule, listModules } from '@/lib/routing/table';
import styles from './inventory.module.css';

/**
 * Language, module, words and "with warnings only" as an HTML form, so that the address contains the filter.
 */
export async function InventoryFilters({ filter }: { filter: InventoryFilter }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.inventory');
  const meta = await getTranslations('meta');
  const address = `/${locale}/jsonDisplay`;
  const languages = LOCALES.map(({ code, name }) => ({ value: code, label: name, lang: code }));
  const modules = listModules().map((module) => ({
    value: module,
    label: meta(`${listModule(module)[0]?.key ?? 'home'}.title`),
  }));
  return (
    <search>
      <form className={`box ${styles.form}`} action={address}>
        <SelectField
          id="language"
          name="language"
          label={t('filters.language')}
          optionalLabel=""
          options={[{ value: 'all', label: t('filters.allLanguages') }, ...languages]}
          defaultValue={filter.language}
        />
        <SelectField
          id="module"
          name="module"
          label={t('filters.module')}
          optionalLabel=""
          placeholder={t('filters.allModules')}
          options={modules}
          defaultValue={filter.module ?? ''}
        />
        <TextField
          id="q"
          name="q"
          type="search"
          label={t('filters.words')}
          optionalLabel=""
          defaultValue={filter.words}
        />
        <Checkbox
          id="errors"
          name="errors"
          value="1"
          label={t('filters.errorsOnly')}
          optionalLabel=""
          defaultChecked={filter.errorsOnly}
        />
        <div className={styles.actions}>
          <Button type="submit">{t('filters.submit')}</Button>
          <a href={address}>{t('filters.clear')}</a>
        </div>
      </form>
    </search>
  );
}
