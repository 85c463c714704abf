import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadChoiceErrors } from '@/lib/admin/lists/load-choice-errors';
import { findChoiceLists } from '@/lib/admin/lists/queries';
import type { DeskChoiceList } from '@/lib/admin/lists/schemas';
import { SURVEY_LIST } from '@/lib/admin/lists/survey-controls';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatNumber } from '@/lib/i18n/format-number';
import { readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable } from '../admin-table';
import { ChoiceListPart } from './choice-list-part';
import own from './choice-lists.module.css';
import { SurveyQuestionsPage } from './survey-questions-page';

async function Lists({
  lists,
  locale,
}: { lists: readonly DeskChoiceList[] } & Pick<AdminProps['asker'], 'locale'>) {
  const t = await getTranslations('choiceLists');
  const count = (number: number) => <span className={styles.number}>{formatNumber(number, locale)}</span>;
  return (
    <AdminTable
      caption={t('columns.list')}
      columns={[t('columns.list'), t('columns.offered'), t('columns.others')]}
      rows={lists.map(({ list, choices }) => {
        const offered = choices.filter(({ state }) => state === 'offered').length;
        return {
          id: list,
          cells: [
            <a key="list" href={`?${new URLSearchParams({ list })}`}>
              {t(`names.${list}`)}
            </a>,
            count(offered),
            count(choices.length - offered),
          ],
        };
      })}
    />
  );
}

/** The lists of choices that forms of the portal offer, and one of them with its choices. */
export async function ChoiceListsPage({ asker, query, ...props }: AdminProps) {
  const { locale } = asker;
  if (readQueryValue(query, 'list') === SURVEY_LIST)
    return <SurveyQuestionsPage asker={asker} query={query} {...props} />;
  const t = await getTranslations('choiceLists');
  const survey = await getTranslations('surveyQuestions');
  const meta = await getTranslations('meta');
  const desk = await getTranslations('desk.work');
  const lists = await findChoiceLists(asker);
  const asked = readQueryValue(query, 'list');
  const shown = lists?.find(({ list }) => list === asked);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadChoiceErrors(flash, locale);
  const typed = flash?.form === 'choice-save' ? new URLSearchParams(flash.texts) : null;
  return (
    <>
      <h1>{shown ? t(`names.${shown.list}`) : meta('adminLists.title')}</h1>
      <p className={styles.lead}>{t(shown ? 'rule' : 'lead')}</p>
      <FlashNotice query={query} done={desk('saved')} errors={errors.lines} />
      {lists && !shown ? (
        <>
          <div className={own.lists}>
            <Lists lists={lists} locale={locale} />
          </div>
          <p>
            <a href={`?${new URLSearchParams({ list: SURVEY_LIST })}`}>{survey('title')}</a>
          </p>
        </>
      ) : null}
      {shown ? <ChoiceListPart list={shown} errors={errors} typed={typed} /> : null}
      {lists ? null : <Notice tone="info" title={t('external')} />}
    </>
  );
}
