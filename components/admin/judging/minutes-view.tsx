import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { SheetLinks } from '@/components/ui/sheet-links';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { DECISION_ENDPOINTS } from '@/lib/admin/judging/decision-endpoints';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import { findMinutes } from '@/lib/admin/judging/queries';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { loadExceptionNames } from '@/lib/award/rules/outcome-names';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { formatList, formatYear, separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Moment, Reference } from '../admin-table';
import looks from '../award-looks.module.css';
import { EditionFilter } from '../editions/edition-filter';
import { CorrectionTable } from './corrections';

/** The decisions in the order of the ranking. */
async function Decisions({ minutes, locale }: { minutes: Minutes; locale: Locale }) {
  const t = await getTranslations('results');
  const meta = await getTranslations('meta');
  const award = await getTranslations('admin.award.columns');
  const prizes = await getTranslations('award.categories');
  const judging = await getTranslations('judging');
  const edition = await pickEdition(locale, String(minutes.edition));
  const keyOf = (id: number) => edition.categories.find((category) => category.id === id)?.key ?? '';
  const listNames = (names: readonly string[]) =>
    names.length === 0 ? t('decision.nobody') : formatList(names, locale);
  return (
    <AdminTable
      caption={meta('adminMinutes.title')}
      columns={[
        award('referenceNumber'),
        judging('category'),
        t('columns.rank'),
        t('columns.outcome'),
        t('decision.reason'),
        t('decision.present'),
        t('decision.recused'),
        t('columns.votes'),
        t('columns.decidedAt'),
      ]}
      rows={minutes.rows.map(
        ({ id, referenceNumber, category, rank, outcome, prize, reason, votes, decidedAt }) => ({
          id,
          cells: [
            <a key="number" href={`/${locale}/desk/judging/${id}`}>
              <Reference number={referenceNumber} />
            </a>,
            edition.text(OPTION_PATH.categories(keyOf(category))),
            rank === null ? '–' : formatNumber(rank, locale),
            [t(`outcomes.${outcome}`), ...(prize ? [prizes(prize)] : [])].join(separatorOf(locale)),
            <bdi key="reason">{reason}</bdi>,
            <bdi key="present">{listNames(votes.present)}</bdi>,
            <bdi key="recused">{listNames(votes.recused)}</bdi>,
            [votes.inFavour, votes.against, votes.abstained]
              .map((count) => formatNumber(count, locale))
              .join('\u00a0/\u00a0'),
            <Moment key="at" at={decidedAt} />,
          ],
        }),
      )}
    />
  );
}

/** Disqualifications, permits and reopened submissions. */
async function Exceptions({ minutes, locale }: { minutes: Minutes; locale: Locale }) {
  const t = await getTranslations('exceptions');
  const award = await getTranslations('admin.award.columns');
  const nameException = await loadExceptionNames(locale);
  if (minutes.exceptions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="exceptions">
      <h2 id="exceptions">{t('minutes')}</h2>
      <AdminTable
        caption={t('minutes')}
        columns={[award('referenceNumber'), t('minutes'), t('reason'), t('at')]}
        rows={minutes.exceptions.map((row) => ({
          id: row.id,
          cells: [
            row.referenceNumber === null ? (
              t('permits.notRegistered')
            ) : (
              <Reference key="number" number={row.referenceNumber} />
            ),
            nameException(row),
            <bdi key="reason">{row.reason}</bdi>,
            <Moment key="at" at={row.at} />,
          ],
        }))}
      />
    </section>
  );
}

/** The minutes of the decisions, to print or to download. */
export async function MinutesView({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('results');
  const meta = await getTranslations('meta');
  const editions = await getTranslations('admin.editions');
  const submit = await getTranslations('submit.success');
  const minutes = await findMinutes(asker, pickQuery(asked, ['edition']));
  if (!minutes)
    return (
      <>
        <h1>{meta('adminMinutes.title')}</h1>
        <Notice tone="info" title={t('external')} />
      </>
    );
  const query = { edition: String(minutes.edition) };
  return (
    <>
      <p data-screen="">
        <a href={`/${locale}/desk/judging?${new URLSearchParams(query)}`}>{t('back')}</a>
      </p>
      <h1>{meta('adminMinutes.title')}</h1>
      <p className={styles.lead}>{t('minutes.lead')}</p>
      <div data-screen="">
        <EditionFilter asker={asker} year={minutes.edition} />
      </div>
      <p>
        {editions('title', { year: formatYear(minutes.edition, locale) })}
        {separatorOf(locale)}
        {t(`states.${minutes.state}`)}
      </p>
      {minutes.state === 'proposed' && minutes.isOthers && roles.includes('administrator') ? (
        <p data-screen="">
          <a href={`/${locale}/desk/judging?${new URLSearchParams(query)}#step`}>{t('propose.title')}</a>
        </p>
      ) : null}
      {minutes.hash ? (
        <dl className={styles.answers}>
          <div>
            <dt>{t('freeze.hash')}</dt>
            <dd className={styles.table}>
              <code>SHA-256 {minutes.hash}</code>
            </dd>
          </div>
        </dl>
      ) : null}
      {minutes.rows.length === 0 ? (
        <p>{t(minutes.state === 'open' ? 'decision.open' : 'decision.none')}</p>
      ) : (
        <>
          <p className={styles.actions} data-screen="">
            <ButtonLink
              href={`/gateway/${DECISION_ENDPOINTS.printMinutes.path}?${new URLSearchParams({ ...query, language: locale })}`}
              download
            >
              {t('minutes.downloadPdf')}
            </ButtonLink>
            <PrintButton label={submit('print')} />
          </p>
          <SheetLinks path={`/gateway/${DECISION_ENDPOINTS.exportMinutes.path}`} query={query} />
          <div className={looks.minutes}>
            <Decisions minutes={minutes} locale={locale} />
          </div>
          <CorrectionTable
            corrections={minutes.rows.flatMap(({ referenceNumber, corrections }) =>
              corrections.map((row) => ({ ...row, referenceNumber })),
            )}
          />
        </>
      )}
      <Exceptions minutes={minutes} locale={locale} />
    </>
  );
}
