import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { LABEL_CONTROL } from '@/lib/admin/lists/label-control';
import { CHOICE_LABEL_LENGTH } from '@/lib/admin/lists/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { StoredChoice, StoredQuestion } from '@/lib/survey/survey-version';
import requests from '../work/requests.module.css';
import lists from './choice-lists.module.css';
import {
  ArrangeForm,
  LabelFields,
  listActions,
  type Refused,
  type Seen,
  SeenDraft,
} from './survey-form-parts';

interface Props extends Seen {
  question: StoredQuestion;
  ended: readonly StoredChoice[];
  /** Set if a form of this page was refused. */
  refused: Refused | null;
}

async function OptionForm({
  draft,
  question: { name },
  choice,
  refused,
}: Omit<Props, 'ended'> & { choice: StoredChoice | null }) {
  const locale = await getLocale();
  const t = await getTranslations('surveyQuestions');
  return (
    <form className={requests.team} method="post" action={noJavaScriptAddress('survey-option', locale)}>
      <SeenDraft draft={draft} />
      <input type="hidden" name="question" value={name} />
      {choice ? <input type="hidden" name="key" value={choice.key} /> : null}
      <LabelFields
        control={LABEL_CONTROL}
        message="choiceText"
        texts={choice?.texts}
        maxLength={CHOICE_LABEL_LENGTH}
        required
        prefix={`${name}-${choice?.key ?? 'new'}`}
        refused={refused}
      />
      <Button type="submit">{t('saveChoice')}</Button>
    </form>
  );
}

/** The choices of a question in their order, those that are no longer offered, and the form for a new one. */
export async function QuestionOptions({ draft, question, ended, refused }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('surveyQuestions');
  const { name, options } = question;
  const refusedIn = (key: string) =>
    refused?.form === 'survey-option' && refused.question === name && refused.key === key ? refused : null;
  return (
    <>
      <ol className={lists.choices}>
        {options.map((choice, index) => (
          <li key={choice.key}>
            <div className={lists.choice}>
              <p>{choice.texts[locale]}</p>
              <ArrangeForm
                draft={draft}
                question={name}
                choice={choice.key}
                label={choice.texts[locale]}
                actions={listActions(index, options.length)}
              />
            </div>
            <details open={refusedIn(choice.key) !== null}>
              <summary>
                {t('change')}
                <span className="visually-hidden"> {choice.texts[locale]}</span>
              </summary>
              <OptionForm draft={draft} question={question} choice={choice} refused={refusedIn(choice.key)} />
            </details>
          </li>
        ))}
        {ended.map((choice) => (
          <li key={choice.key}>
            <div className={lists.choice}>
              <p>
                {choice.texts[locale]} <span className={lists.state}>{t('ended')}</span>
              </p>
              <ArrangeForm
                draft={draft}
                question={name}
                choice={choice.key}
                label={choice.texts[locale]}
                actions={['again']}
              />
            </div>
          </li>
        ))}
      </ol>
      <details open={refusedIn('') !== null}>
        <summary>
          {t('addChoice')}
          <span className="visually-hidden"> {question.texts[locale]}</span>
        </summary>
        <OptionForm draft={draft} question={question} choice={null} refused={refusedIn('')} />
      </details>
    </>
  );
}
