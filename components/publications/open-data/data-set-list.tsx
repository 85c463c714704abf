import { getLocale } from 'next-intl/server';
import { DatasetJsonLd } from 'next-seo';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { now } from '@/lib/config/clock';
import { formatNumber } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { DATA_SETS, FORMATS, getFileAddress } from '@/lib/publications/open-data/data-sets';
import { loadTable } from '@/lib/publications/open-data/tables';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import styles from './open-data.module.css';

interface Props {
  t: Translator<'openData.form'>;
}

/** The data sets of the library: what stands in each, how many rows and columns, and its two files. */
export async function DataSetList({ t }: Props) {
  const locale = await getLocale();
  const tables = await Promise.all(DATA_SETS.map((id) => loadTable(id, now())));
  return (
    <ul className={styles.sets}>
      {DATA_SETS.map((id, index) => {
        const { rows = [], columns = [] } = tables[index] ?? {};
        const size = {
          rows: formatNumber(rows.length, locale),
          columns: formatNumber(columns.length, locale),
        };
        return (
          <li key={id}>
            <h3>{t(`page.datasets.${id}.title`)}</h3>
            <p>{t(`page.datasets.${id}.text`)}</p>
            <p className={styles.size}>{t('page.library.size', size)}</p>
            <p className={styles.files}>
              {FORMATS.map((format) => (
                <ButtonLink key={format} variant="secondary" href={getFileAddress(id, format)} download>
                  <Icon name="download" />
                  {format.toUpperCase()}
                  <span className="visually-hidden"> {t(`page.datasets.${id}.title`)}</span>
                </ButtonLink>
              ))}
            </p>
            <DatasetJsonLd
              scriptId={`data-${id}`}
              name={t(`page.datasets.${id}.title`)}
              description={t(`page.datasets.${id}.text`)}
              license={`${getSiteOrigin()}${getAddress(locale, '/OpenData')}#licence`}
              url={getSiteOrigin() + getAddress(locale, '/OpenData')}
              isAccessibleForFree
            />
          </li>
        );
      })}
    </ul>
  );
}
