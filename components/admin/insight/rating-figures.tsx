import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { FigureTable } from '@/components/ui/figure-table';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { readFigures } from '@/lib/admin/insight/queries';
import { RATED_PATH_LENGTH, type RatingFigures as Ratings } from '@/lib/admin/insight/schemas';
import { formatMonth, separatorOf, toDay, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow, isLocale, LOCALES, type Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import { pickQuery } from '@/lib/routing/query-value';
import { findRoute } from '@/lib/routing/table';
import { loadReasons } from '@/lib/survey/load-reasons';
import { VERDICTS } from '@/lib/survey/reasons';
import styles from '../admin.module.css';
import { AdminTable, NextPage } from '../admin-table';
import { FiguresHead } from './figures-head';
import insight from './insight.module.css';
import { MonthLine } from './month-line';

const PARAMETERS = ['text', 'locale', 'reason', 'month', 'after'];
/** How many months the filter offers. */
const MONTHS = 24;

/** The last months as yyyy-MM, newest first, in Riyadh. */
function listMonths(now: Date): string[] {
  const [year = 0, month = 0] = toDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** The reasons, each after its verdict, because both verdicts have a reason “another”. Ended ones are marked. */
async function listReasonOptions(locale: Locale) {
  const t = await getTranslations('survey');
  const say = await getTranslations('insight');
  const reasons = await loadReasons(locale);
  return VERDICTS.flatMap((verdict) =>
    reasons[verdict].map(({ id, name, isOffered }) => ({
      value: id,
      label: `${writeLabel(t(verdict), locale)} ${isOffered ? name : say('ratings.notOffered', { reason: name })}`,
    })),
  );
}

interface PartProps {
  asker: AdminProps['asker'];
  ratings: Ratings;
  filter: Record<string, string>;
}

/** The rated pages, the worst first; an address leads to the figures of its page alone. */
async function RatedPages({ asker: { locale }, ratings: { pages }, filter }: PartProps) {
  const t = await getTranslations('insight');
  const meta = await getTranslations('meta');
  const percent = (share: number) => t('percent', { number: formatNumber(Math.round(share * 100), locale) });
  const nameOf = (path: string) => {
    const route = findRoute(path === '/' ? '' : path);
    return route && route.key !== 'notFound' ? meta(`${route.key}.title`) : '';
  };
  const address = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;
  if (pages.rows.length === 0) return <p>{t('ratings.fewRatings')}</p>;
  return (
    <section className={styles.part} aria-labelledby="pages">
      <h2 id="pages">{t('by.page')}</h2>
      <AdminTable
        caption={t('by.page')}
        columns={(['page', 'total', 'useful', 'bound'] as const).map((column) => t(`columns.${column}`))}
        rows={pages.rows.map(({ key, total, useful, notUsefulBound }) => ({
          id: key,
          cells: [
            <a key="page" href={address({ ...filter, text: key })}>
              {nameOf(key)} <code>{key}</code>
            </a>,
            formatNumber(total, locale),
            percent(useful / total),
            percent(notUsefulBound),
          ],
        }))}
      />
      <p>{t('ratings.bound')}</p>
      <NextPage address={pages.next && address({ ...filter, after: pages.next })} label={t('ratings.next')} />
    </section>
  );
}

/** Ratings by month, language and reason. */
async function Breakdowns({ asker: { locale }, ratings }: Omit<PartProps, 'filter'>) {
  const t = await getTranslations('insight');
  const reasons = new Map((await listReasonOptions(locale)).map(({ value, label }) => [value, label]));
  const shares = ratings.months.flatMap(({ total, useful }) =>
    total === null || useful === null ? [] : [useful / total],
  );
  const parts = [
    {
      key: 'reason',
      rows: ratings.reasons.map(({ key, count }) => ({ id: key, label: reasons.get(key) ?? key, count })),
    },
    {
      key: 'language',
      rows: ratings.languages.map(({ key, total }) => ({
        id: key,
        label: isLocale(key) ? getLocaleRow(key).name : key,
        count: total,
      })),
    },
  ] as const;
  return (
    <div className={`${styles.figures} ${insight.ratings}`}>
      <div className={insight.chart}>
        <MonthLine caption={t('ratings.line')} shares={shares} />
        <DataTable
          caption={t('by.month')}
          columns={(['month', 'total', 'useful'] as const).map((column) => t(`columns.${column}`))}
          rows={ratings.months.map(({ key, total, useful }) => ({
            id: key,
            cells: [
              formatMonth(key, locale),
              ...[total, useful].map((count) => (count === null ? t('hidden') : formatNumber(count, locale))),
            ],
          }))}
        />
      </div>
      {parts.map(({ key, rows }) => (
        <FigureTable
          key={key}
          caption={t(`by.${key}`)}
          columns={[t(`columns.${key}`), t('columns.count')]}
          hidden={t('hidden')}
          rows={rows}
        />
      ))}
    </div>
  );
}

/** What visitors think of the pages: the worst page first, then by month, language and reason. */
export async function RatingFigures({ asker, query: asked }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('insight');
  const query = pickQuery(asked, PARAMETERS);
  const { after: _after, ...filter } = query;
  const ratings = await readFigures('getRatings', asker, query);
  const { total, useful } = ratings ?? { total: 0, useful: 0 };
  const share = formatNumber(Math.round((useful / Math.max(total, 1)) * 100), locale);
  const choices = [
    { name: 'locale', options: LOCALES.map(({ code, name }) => ({ value: code, label: name })) },
    { name: 'reason', options: await listReasonOptions(locale) },
    {
      name: 'month',
      options: listMonths(readPageTime()).map((month) => ({
        value: month,
        label: formatMonth(month, locale),
      })),
    },
  ] as const;
  return (
    <>
      <FiguresHead
        page="adminRatings"
        lead={t('ratings.lead')}
        query={filter}
        text={{ label: t('filters.text'), maxLength: RATED_PATH_LENGTH, dir: 'ltr' }}
        choices={choices.map((choice) => ({ ...choice, label: t(`filters.${choice.name}`) }))}
        file={ratings && 'Desk/ExportRatings'}
        isEmpty={total === 0}
      />
      {ratings ? (
        <p className={insight.total}>
          {total === 0 && Object.keys(filter).length === 0
            ? t('ratings.none')
            : t('ratings.total', { count: total, number: formatNumber(total, locale) })}
          {total > 0 ? (
            <>
              {separatorOf(locale)}
              {t('ratings.share', { percent: t('percent', { number: share }) })}
            </>
          ) : null}
        </p>
      ) : null}
      {ratings && total > 0 ? (
        <>
          <RatedPages asker={asker} ratings={ratings} filter={filter} />
          <Breakdowns asker={asker} ratings={ratings} />
          <p>{t('hiddenNote')}</p>
        </>
      ) : null}
    </>
  );
}
