import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadSurveyErrors } from '@/lib/admin/lists/load-survey-errors';
import { findSurveyDraft } from '@/lib/admin/lists/queries';
import type { SurveyDraft } from '@/lib/admin/lists/survey-draft-schemas';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDay, toDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import type { StoredQuestion } from '@/lib/survey/survey-version';
import styles from '../admin.module.css';
import requests from '../work/requests.module.css';
import lists from './choice-lists.module.css';
import { QuestionForm } from './question-form';
import { QuestionOptions } from './question-options';
import { ArrangeForm, listActions, type Refused, SeenDraft } from './survey-form-parts';

interface PartProps {
  draft: SurveyDraft;
  locale: Locale;
  /** Set if a form of the page was refused. */
  refused: Refused | null;
}

/** Which version the survey asks, and the buttons that publish or discard changes. */
async function Publication({ draft, locale }: Omit<PartProps, 'refused'>) {
  const { version, publishedAt, isChanged } = draft;
  const t = await getTranslations('surveyQuestions');
  const number = formatNumber(version - 1, locale);
  const since = publishedAt
    ? t('current', { number, day: formatDay(toDay(new Date(publishedAt)), locale) })
    : t('first');
  if (!isChanged) return <p>{since}</p>;
  return (
    <Notice tone="info" title={t('changed')}>
      <p>{since}</p>
      <p>{t('changedText')}</p>
      <form className={requests.actions} method="post" action={noJavaScriptAddress('survey-publish', locale)}>
        <SeenDraft draft={draft} />
        <Button type="submit" name="to" value="publish">
          {t('publish', { number: formatNumber(version, locale) })}
        </Button>
        <Button type="submit" name="to" value="discard" variant="secondary">
          {t('discard')}
        </Button>
      </form>
    </Notice>
  );
}

async function Question({
  draft,
  locale,
  refused,
  question,
  index,
}: PartProps & { question: StoredQuestion; index: number }) {
  const t = await getTranslations('surveyQuestions');
  const { name, kind, texts } = question;
  const own = refused?.question === name ? refused : null;
  const ended = draft.endedOptions.find((one) => one.question === name)?.options ?? [];
  return (
    <li id={`question-${name}`}>
      <div className={lists.choice}>
        <p>
          <strong>{texts[locale]}</strong>
          <span className={lists.state}>
            {t(`kinds.${kind}`)}
            {question.required ? ` · ${t('isRequired')}` : ''}
          </span>
        </p>
        <ArrangeForm
          draft={draft}
          question={name}
          label={texts[locale]}
          actions={listActions(index, draft.questions.length)}
        />
      </div>
      <details open={own?.form === 'survey-question'}>
        <summary>
          {t('change')}
          <span className="visually-hidden"> {texts[locale]}</span>
        </summary>
        <QuestionForm
          draft={draft}
          question={question}
          refused={own?.form === 'survey-question' ? own : null}
        />
      </details>
      {kind === 'textarea' ? null : (
        <details open={own?.form === 'survey-option'}>
          <summary>
            {t('choices', { number: formatNumber(question.options.length, locale) })}
            <span className="visually-hidden"> {texts[locale]}</span>
          </summary>
          <QuestionOptions draft={draft} question={question} ended={ended} refused={own} />
        </details>
      )}
    </li>
  );
}

/** The questions of the draft in their order, those that are no longer asked, and the form for a new one. */
async function Questions({ draft, locale, refused }: PartProps) {
  const t = await getTranslations('surveyQuestions');
  const isNew = refused?.form === 'survey-question' && refused.question === '';
  return (
    <>
      <Publication draft={draft} locale={locale} />
      <ol className={lists.choices}>
        {draft.questions.map((question, index) => (
          <Question
            key={question.name}
            draft={draft}
            locale={locale}
            refused={refused}
            question={question}
            index={index}
          />
        ))}
        {draft.ended.map(({ name, texts }) => (
          <li key={name} id={`question-${name}`}>
            <div className={lists.choice}>
              <p>
                {texts[locale]} <span className={lists.state}>{t('ended')}</span>
              </p>
              <ArrangeForm draft={draft} question={name} label={texts[locale]} actions={['again']} />
            </div>
          </li>
        ))}
      </ol>
      <div className={`${styles.part} ${requests.teams}`}>
        <details open={isNew}>
          <summary>{t('addQuestion')}</summary>
          <QuestionForm draft={draft} question={null} refused={isNew ? refused : null} />
        </details>
      </div>
    </>
  );
}

/** The questions of the operators' survey: a draft, which becomes a version when it is published. */
export async function SurveyQuestionsPage({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('surveyQuestions');
  const listTexts = await getTranslations('choiceLists');
  const desk = await getTranslations('desk.work');
  const draft = await findSurveyDraft(asker);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadSurveyErrors(flash, locale);
  const typed = new URLSearchParams(flash?.texts);
  const form = (['survey-question', 'survey-option'] as const).find((id) => id === flash?.form);
  const question = typed.get(form === 'survey-question' ? 'name' : 'question') ?? '';
  const refused = form ? { errors, question, key: typed.get('key') ?? '', form, typed } : null;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('rule')}</p>
      <FlashNotice query={query} done={desk('saved')} errors={errors.lines} />
      <p>
        <a href={`/${locale}${getRoute('adminLists').path}`}>{listTexts('back')}</a>
      </p>
      {draft ? (
        <Questions draft={draft} locale={locale} refused={refused} />
      ) : (
        <Notice tone="info" title={listTexts('external')} />
      )}
    </>
  );
}
