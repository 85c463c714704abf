import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { findVersion } from '@/lib/admin/publishing/queries';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import type { Asker } from '@/lib/admin/queries';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDateTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';
import { LanguageFilter } from '../choice-filter';
import { Differences } from './differences';
import { loadPersonName } from './load-person-name';
import { VersionFilter } from './version-filter';

interface Props {
  opened: OpenedDraft;
  locale: Locale;
  language: Locale;
  asker: Asker;
  query: Query;
}

const COLUMNS = ['number', 'created', 'author', 'use'] as const;

async function Comparison({ opened, asker, query, language }: Props) {
  const t = await getTranslations('publishing.versions');
  const { draft, versions } = opened;
  const newer = Number(readQueryValue(query, 'newer')) || 0;
  const older = Number(readQueryValue(query, 'older')) || (versions[0]?.number ?? 0);
  const [before, after] = await Promise.all([
    findVersion(asker, draft.id, older),
    findVersion(asker, draft.id, newer),
  ]);
  return (
    <section className={styles.part} aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <form className={styles.filters} method="get">
        <input type="hidden" name="view" value="versions" />
        <VersionFilter name="older" label={t('older')} versions={versions} chosen={older} />
        <VersionFilter name="newer" label={t('newer')} versions={versions} chosen={newer} />
        <LanguageFilter label={t('language')} chosen={language} />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      {before && after ? (
        <Differences asker={asker} before={before} after={after} language={language} />
      ) : (
        <Notice tone="info" title={t('unknown')} />
      )}
    </section>
  );
}

/** The versions that were reviewed or published, and what has changed between two of them. */
export async function VersionList(props: Props) {
  const { opened, locale } = props;
  const t = await getTranslations('publishing.versions');
  const nameOf = await loadPersonName();
  if (opened.versions.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <section className={styles.part} aria-labelledby="versions">
        <h2 id="versions">{t('title')}</h2>
        <AdminTable
          caption={t('title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={opened.versions.map(({ number, createdAt, author, isLive, isReviewed }) => ({
            id: String(number),
            cells: [
              formatNumber(number, locale),
              formatDateTime(new Date(createdAt), locale),
              <bdi key="author">{nameOf(author)}</bdi>,
              isLive ? t('live') : isReviewed ? t('reviewed') : '',
            ],
          }))}
        />
      </section>
      <Comparison {...props} />
    </>
  );
}
