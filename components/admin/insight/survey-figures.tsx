import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { FigureTable } from '@/components/ui/figure-table';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { hasShownCount } from '@/lib/admin/insight/hide-small-counts';
import { readFigures } from '@/lib/admin/insight/queries';
import type { SurveyFigures as Survey } from '@/lib/admin/insight/schemas';
import { SURVEY_GROUPINGS } from '@/lib/admin/insight/survey-questions';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { formatDay, toDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow, isLocale, type Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { readPageTime } from '@/lib/page-reads/page-time';
import { pickQuery } from '@/lib/routing/query-value';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import styles from '../admin.module.css';
import { NextPage } from '../admin-table';
import type { Choice } from '../choice-filter';
import { FiguresHead } from './figures-head';
import looks from './insight.module.css';

interface PartProps {
  asker: AdminProps['asker'];
  survey: Survey;
}

/** One table for each question: bars for all respondents, or a column for each group. */
async function Questions({ asker: { locale }, survey: { groups, questions } }: PartProps) {
  const t = await getTranslations('insight');
  const { fields } = await loadFormTexts(operatorSurveyForm, locale, toDay(readPageTime()), {});
  const nameKind = (key: string) =>
    fields.operatorKind?.options?.find(({ value }) => value === key)?.label ?? key;
  const nameOf = (key: string) => (isLocale(key) ? getLocaleRow(key).name : nameKind(key));
  const show = (count: number | null) => (count === null ? t('hidden') : formatNumber(count, locale));
  return questions.map(({ name, text, answers }) =>
    groups.length === 0 ? (
      <FigureTable
        key={name}
        caption={text}
        columns={[t('columns.answer'), t('columns.count')]}
        hidden={t('hidden')}
        rows={answers.map(({ key, label, counts }) => ({ id: key, label, count: counts[0] ?? null }))}
      />
    ) : (
      <DataTable
        key={name}
        caption={text}
        columns={[t('columns.answer'), t('all'), ...groups.map(nameOf)]}
        rows={answers.map(({ key, label, counts }) => ({ id: key, cells: [label, ...counts.map(show)] }))}
      />
    ),
  );
}

/** What respondents suggest, without their names and in random order. */
async function Suggestions({
  survey: { suggestions },
  query,
}: Pick<PartProps, 'survey'> & { query: Record<string, string> }) {
  const t = await getTranslations('insight.survey');
  const { rows, next } = suggestions;
  const hasSeveral = new Set(rows.map(({ question }) => question)).size > 1;
  return (
    <section className={styles.part} aria-labelledby="suggestions">
      <h2 id="suggestions">{t('suggestions')}</h2>
      {rows.length === 0 ? (
        <p>{t('noSuggestions')}</p>
      ) : (
        <>
          <p>{t('suggestionsNote')}</p>
          <ul className={looks.suggestions}>
            {rows.map(({ id, question, text }) => (
              <li key={id}>
                {hasSeveral ? <p>{question}</p> : null}
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <NextPage
        address={next && `?${new URLSearchParams({ ...query, after: next })}#suggestions`}
        label={t('next')}
      />
    </section>
  );
}

/** The filter by version, the newest first; none while there is only one. */
function listVersions(versions: Survey['versions'], locale: Locale, t: Translator<'insight'>): Choice[] {
  if (versions.length < 2) return [];
  const options = versions.map(({ version, publishedAt }) => ({
    value: String(version),
    label: publishedAt
      ? t('survey.version', {
          number: formatNumber(version, locale),
          day: formatDay(toDay(new Date(publishedAt)), locale),
        })
      : t('survey.firstVersion'),
  }));
  return [{ name: 'version', label: t('filters.version'), options, isRequired: true }];
}

/** The answers to the operators' survey: counts without small ones, and suggestions. */
export async function SurveyFigures({ asker, query: asked }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('insight');
  const query = pickQuery(asked, ['by', 'version', 'after']);
  const { after: _after, ...filter } = query;
  const survey = await readFigures('getSurvey', asker, query);
  const count = survey?.respondents ?? 0;
  const isShown = survey !== null && (Boolean(filter.by) || hasShownCount(survey));
  return (
    <>
      <FiguresHead
        page="adminSurvey"
        lead={t('survey.lead')}
        query={filter}
        choices={[
          ...listVersions(survey?.versions ?? [], locale, t),
          {
            name: 'by',
            label: t('filters.by'),
            options: SURVEY_GROUPINGS.map((by) => ({ value: by, label: t(`survey.groupings.${by}`) })),
          },
        ]}
        file={survey && 'Desk/ExportSurvey'}
        isEmpty={!isShown}
      />
      {survey ? (
        <>
          <p>{t('survey.respondents', { count, number: formatNumber(count, locale) })}</p>
          {isShown ? (
            <>
              <p>{t('hiddenNote')}</p>
              <div className={filter.by ? styles.part : styles.figures}>
                <Questions asker={asker} survey={survey} />
              </div>
            </>
          ) : null}
          <Suggestions survey={survey} query={filter} />
        </>
      ) : null}
    </>
  );
}
