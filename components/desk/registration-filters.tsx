import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { COUNTRIES, FIELDS } from '@/lib/award/edition';
import { REQUEST_STATUS } from '@/lib/award/enumerations';
import { loadRegistrationLabels } from '@/lib/desk/registration-labels';
import type { Locale } from '@/lib/i18n/locales';
import styles from './desk.module.css';

interface Props {
  locale: Locale;
  filter: Record<string, string>;
}

/** What narrows the list of registrations: a plain form, so that a narrowed list has an address of its own. */
export async function RegistrationFilters({ locale, filter }: Props) {
  const t = await getTranslations({ locale, namespace: 'staffAward' });
  const labels = await loadRegistrationLabels(locale);
  const selects = [
    { name: 'status', values: Object.values(REQUEST_STATUS), label: labels.status },
    { name: 'country', values: COUNTRIES.map(({ id }) => id), label: labels.country },
    { name: 'field', values: FIELDS.map(({ id }) => id), label: labels.field },
  ] as const;
  return (
    <search>
      <form className={styles.filters} method="get">
        <label className={styles.filter}>
          <span>{t('filters.text')}</span>
          <input type="search" name="text" maxLength={100} defaultValue={filter.text} />
        </label>
        {selects.map(({ name, values, label }) => (
          <label className={styles.filter} key={name}>
            <span>{t(`filters.${name}`)}</span>
            <select name={name} defaultValue={filter[name] ?? ''}>
              <option value="">{t('filters.all')}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {label(value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <div className={styles.actions}>
          <Button type="submit">{t('filters.apply')}</Button>
          <a href="?">{t('filters.clear')}</a>
        </div>
      </form>
    </search>
  );
}
