import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { LABEL_CONTROL } from '@/lib/admin/lists/label-control';
import { HINT_CONTROL } from '@/lib/admin/lists/survey-controls';
import { QUESTION_LENGTH } from '@/lib/admin/lists/survey-draft-schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { QUESTION_KINDS, type StoredQuestion } from '@/lib/survey/survey-version';
import requests from '../work/requests.module.css';
import { LabelFields, type Refused, type Seen, SeenDraft } from './survey-form-parts';

interface Props extends Seen {
  /** Null for a new one. */
  question: StoredQuestion | null;
  /** Set if this form was refused. */
  refused: Refused | null;
}

/** The texts of a question, and whether an answer is required. Only a new question has a choice of its kind. */
export async function QuestionForm({ draft, question, refused }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('surveyQuestions');
  const prefix = question?.name ?? 'new';
  const idOf = (name: string) => (refused ? name : `${prefix}-${name}`);
  const common = { prefix, refused, maxLength: QUESTION_LENGTH };
  return (
    <form className={requests.team} method="post" action={noJavaScriptAddress('survey-question', locale)}>
      <SeenDraft draft={draft} />
      {question ? <input type="hidden" name="name" value={question.name} /> : null}
      {question ? null : (
        <SelectField
          id={idOf('kind')}
          name="kind"
          label={t('kind')}
          error={refused?.errors.of('kind')}
          defaultValue={refused?.typed.get('kind') ?? 'radio'}
          options={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
      )}
      <LabelFields
        {...common}
        control={LABEL_CONTROL}
        message="questionText"
        texts={question?.texts}
        required
      />
      <LabelFields
        {...common}
        control={HINT_CONTROL}
        message="hint"
        texts={question?.hints}
        required={false}
      />
      <Checkbox
        id={idOf('required')}
        name="required"
        label={t('required')}
        defaultChecked={refused ? refused.typed.has('required') : question?.required}
      />
      <Button type="submit">{t('saveQuestion')}</Button>
    </form>
  );
}
