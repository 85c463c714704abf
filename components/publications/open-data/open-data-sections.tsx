import { useLocale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { DatasetJsonLd } from 'next-seo';
import type { OwnSection } from '@/components/content/content-page';
import { ContentTable } from '@/components/content/content-table';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { readPageTime } from '@/lib/page-reads/page-time';
import { DATA_SETS, FORMATS, getFileAddress } from '@/lib/publications/open-data/data-sets';
import { loadTable } from '@/lib/publications/open-data/load-table';
import { findUsage } from '@/lib/publications/open-data/queries';
import type { OpenDataUsage } from '@/lib/publications/open-data/schemas';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import styles from './open-data.module.css';

interface DataSetListProps {
  t: Translator<'openData.form'>;
}

async function DataSetList({ t }: DataSetListProps) {
  const locale = await getLocale();
  const tables = await Promise.all(DATA_SETS.map((id) => loadTable(id, readPageTime())));
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
            <p className="row">
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

interface Props {
  usage: OpenDataUsage;
  t: Translator<'openData.form'>;
}

/** The number of downloads of each data set, and of requests for data sets; counted, never estimated. */
function UsageTable({ usage, t }: Props) {
  const locale = useLocale();
  const count = (file: string) => usage.downloads.find((row) => row.file === file)?.downloads ?? 0;
  const show = (value: number) => formatNumber(value, locale);
  return (
    <>
      <ContentTable
        caption={t('page.usage.caption')}
        columns={[t('page.usage.dataSet'), ...FORMATS.map((format) => format.toUpperCase())]}
        rows={DATA_SETS.map((id) => [
          t(`page.datasets.${id}.title`),
          ...FORMATS.map((format) => show(count(`${id}.${format}`))),
        ])}
      />
      <p>
        {t('page.usage.requests', { requests: usage.requests, number: show(usage.requests) })}
        {usage.requests > 0 &&
          ` ${t('page.usage.answered', { answered: usage.answered, number: show(usage.answered) })}`}
      </p>
    </>
  );
}

/** The sections above the request form: the library, and its usage. */
export async function listOpenDataSections(locale: Locale): Promise<{ before: OwnSection[] }> {
  const t = await loadTranslator(locale, 'openData.form');
  const usage = await findUsage(locale);
  const library: OwnSection = {
    id: 'library',
    title: t('page.library.title'),
    content: <DataSetList t={t} />,
  };
  if (!usage) return { before: [library] };
  const figures: OwnSection = {
    id: 'usage',
    title: t('page.usage.title'),
    content: <UsageTable usage={usage} t={t} />,
  };
  return { before: [library, figures] };
}
