import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { listModule, listModules } from '@/lib/routes/table';
import styles from './inventory-filters.module.css';

/** Language, module, words and "with warnings only" as a plain form: the address holds the answers. */
export async function InventoryFilters({ locale, filter }: { locale: Locale; filter: InventoryFilter }) {
  const t = await getTranslations({ locale, namespace: 'inventory' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
  const address = `/${locale}/jsonDisplay`;
  return (
    <search>
      <form className={styles.form} action={address}>
        <Field id="language" label={t('filters.language')}>
          <select className={styles.control} id="language" name="language" defaultValue={filter.language}>
            <option value="all">{t('filters.allLanguages')}</option>
            {LOCALES.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="module" label={t('filters.module')}>
          <select className={styles.control} id="module" name="module" defaultValue={filter.module ?? ''}>
            <option value="">{t('filters.allModules')}</option>
            {listModules().map((module) => (
              <option key={module} value={module}>
                {meta(`${listModule(module)[0]?.key ?? 'home'}.title`)}
              </option>
            ))}
          </select>
        </Field>
        <Field id="q" label={t('filters.words')}>
          <input className={styles.control} id="q" name="q" type="search" defaultValue={filter.words} />
        </Field>
        <label className={styles.choice}>
          <input type="checkbox" name="faults" value="1" defaultChecked={filter.faultsOnly} />
          <span>{t('filters.faultsOnly')}</span>
        </label>
        <div className={styles.actions}>
          <Button type="submit">{t('filters.submit')}</Button>
          <a href={address}>{t('filters.clear')}</a>
        </div>
      </form>
    </search>
  );
}
