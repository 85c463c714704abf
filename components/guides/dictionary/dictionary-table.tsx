import { getLocale, getTranslations } from 'next-intl/server';
import { TableFrame } from '@/components/ui/table-frame';
import type { Entry } from '@/lib/guides/dictionary/find-entries';
import { LOCALES } from '@/lib/i18n/locales';
import styles from './dictionary-table.module.css';

/** Terms side by side in seven languages; a card for each where there is no room for the columns. */
export async function DictionaryTable({ entries }: { entries: readonly Entry[] }) {
  const locale = await getLocale();
  const t = await getTranslations('dictionary');
  const others = LOCALES.filter(({ code }) => code !== locale);
  return (
    <TableFrame className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('term')}</th>
          {others.map(({ code, name }) => (
            <th key={code} scope="col" lang={code}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, terms, meaning }) => (
          <tr key={key} id={key}>
            <th scope="row">
              {terms[locale]}
              <p>{meaning}</p>
            </th>
            {others.map(({ code, name }) => (
              <td key={code} lang={code} data-label={name}>
                {terms[code]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
