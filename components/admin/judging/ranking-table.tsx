import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Ranking } from '@/lib/admin/judging/ranking-schemas';
import { type ListItem, listOffered } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { formatList, separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { AdminTable, NextPage, Reference } from '../admin-table';
import looks from '../award-looks.module.css';
import { ChoiceFilter } from '../choice-filter';

/** Points of 100 from hundredths. */
export const writePoints = (hundredths: number | null, locale: Parameters<typeof formatNumber>[1]) =>
  hundredths === null ? '–' : formatNumber(hundredths / 100, locale);

/** The ranking of one prize category, with what was decided. */
export async function RankingTable({ ranking, edition }: { ranking: Ranking; edition: Edition }) {
  const locale = await getLocale();
  const t = await getTranslations('results');
  const award = await getTranslations('admin.award.columns');
  const prizes = await getTranslations('award.categories');
  const judging = await getTranslations('judging');
  const isOpen = ranking.state === 'open';
  const writeRank = (rank: number | null, isTied: boolean) => {
    if (rank === null) return t('ranking.unranked');
    const number = formatNumber(rank, locale);
    return isTied ? t('ranking.tied', { rank: number }) : number;
  };
  const writeOutcome = ({ outcome, prize }: Ranking['rows'][number]) =>
    outcome ? [t(`outcomes.${outcome}`), ...(prize ? [prizes(prize)] : [])].join(separatorOf(locale)) : '–';
  const hasQuotas = ranking.rows.some(({ quotas }) => quotas.length > 0);
  const writeQuotas = ({ quotas }: Ranking['rows'][number]) =>
    quotas.length === 0
      ? '–'
      : formatList(
          quotas.map(({ group, outcome, most }) =>
            t(`ranking.quotas.${group}.${outcome}`, { count: most, number: formatNumber(most, locale) }),
          ),
          locale,
        );
  const hasTies = ranking.rows.some(({ decidedBy }) => decidedBy !== null);
  return (
    <section className={styles.part} aria-labelledby="ranking">
      <h2 id="ranking">{t('ranking.title')}</h2>
      <p>
        {t(`ranking.mean.${ranking.mean}`)} {t('ranking.ties')}{' '}
        {isOpen && !isOver(edition) ? t('ranking.blind') : null}
      </p>
      <search>
        <form className={styles.filters} method="get" action="#ranking">
          {isOver(edition) ? <input type="hidden" name="edition" value={edition.year} /> : null}
          <ChoiceFilter
            name="category"
            label={judging('category')}
            options={listOffered<ListItem>(edition.categories).map(({ id, key }) => ({
              value: id,
              label: edition.text(OPTION_PATH.categories(key)),
            }))}
            chosen={String(ranking.category)}
          />
          <Button type="submit" variant="secondary">
            {t('ranking.show')}
          </Button>
        </form>
      </search>
      {ranking.rows.length === 0 ? (
        <p>{t('ranking.none')}</p>
      ) : (
        <div className={looks.ranking}>
          <AdminTable
            caption={t('ranking.title')}
            columns={[
              award('referenceNumber'),
              t('columns.rank'),
              award('title'),
              t('columns.raw'),
              t('columns.adjusted'),
              t('columns.spread'),
              t('columns.sheets'),
              ...(hasTies ? [t('columns.decidedBy')] : []),
              ...(isOpen ? [] : [t('columns.outcome')]),
              ...(hasQuotas ? [t('columns.quotas')] : []),
            ]}
            rows={ranking.rows.map((row) => ({
              id: row.id,
              cells: [
                // Retention deletes applications and keeps the ranking.
                row.researchTitle === '' ? (
                  <Reference key="application" number={row.referenceNumber} />
                ) : (
                  <a key="application" href={`/${locale}/desk/judging/${row.id}`} data-key-row="">
                    <Reference number={row.referenceNumber} />
                  </a>
                ),
                writeRank(row.rank, row.isTied),
                row.researchTitle,
                writePoints(row.raw, locale),
                writePoints(row.adjusted, locale),
                writePoints(row.spread, locale),
                formatNumber(row.sheets, locale),
                ...(hasTies ? [row.decidedBy ? edition.text(`criteria.${row.decidedBy}.title`) : '–'] : []),
                ...(isOpen ? [] : [writeOutcome(row)]),
                ...(hasQuotas ? [writeQuotas(row)] : []),
              ],
            }))}
          />
        </div>
      )}
      {hasQuotas ? <p>{t('ranking.quotasHint')}</p> : null}
      {ranking.rows.some(({ rank }) => rank === null) ? <p>{t('ranking.unrankedHint')}</p> : null}
      <NextPage
        address={
          ranking.next === null
            ? null
            : `?${new URLSearchParams({ edition: String(ranking.edition), category: String(ranking.category), from: String(ranking.next) })}#ranking`
        }
        label={t('ranking.next')}
      />
    </section>
  );
}
