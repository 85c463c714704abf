import { getLocale, getTranslations } from 'next-intl/server';
import { FigureTable } from '@/components/ui/figure-table';
import { SheetLinks } from '@/components/ui/sheet-links';
import { EDITION_ENDPOINTS } from '@/lib/award/edition-endpoints';
import type { Edition } from '@/lib/award/edition-with-texts';
import { nameStatistics } from '@/lib/award/rules/name-statistics';
import { Section } from './section';
import styles from './statistics.module.css';

/** The statistics of an edition that is over: tables with bars, and the same for a spreadsheet. */
export async function Statistics({ edition }: { edition: Edition }) {
  if (!edition.statistics) return null;
  const locale = await getLocale();
  const t = await getTranslations('statistics');
  const insight = await getTranslations('insight');
  const tables = await nameStatistics(edition.statistics, edition, locale);
  return (
    <Section id="statistics" title={t('title')} lead={t('lead')}>
      <div className={styles.tables}>
        {tables.map(({ id, caption, column, rows }) => (
          <FigureTable
            key={id}
            caption={caption}
            columns={[column, t('columns.count')]}
            hidden={insight('hidden')}
            rows={rows}
          />
        ))}
      </div>
      <p>{insight('hiddenNote')}</p>
      <SheetLinks
        path={`/gateway/${EDITION_ENDPOINTS.exportStatistics.path}`}
        query={{ year: String(edition.year) }}
      />
    </Section>
  );
}
