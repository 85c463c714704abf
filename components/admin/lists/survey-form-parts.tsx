import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { SurveyDraft } from '@/lib/admin/lists/survey-draft-schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import requests from '../work/requests.module.css';

/** The draft in the state that the reader has seen. */
export interface Seen {
  draft: Pick<SurveyDraft, 'version' | 'revision'>;
}

/** A form that was refused: what was entered, and its errors. */
export interface Refused {
  errors: PostedErrors;
  /** Name and key of what it changes; empty for a new one. */
  question: string;
  key: string;
  form: 'survey-question' | 'survey-option';
  typed: URLSearchParams;
}

export function SeenDraft({ draft: { version, revision } }: Seen) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="revision" value={revision} />
    </>
  );
}

interface LabelProps {
  /** Name of the control of a language. */
  control(locale: Locale): string;
  /** Message of the labels of the controls. */
  message: 'questionText' | 'choiceText' | 'hint';
  texts: Readonly<Record<Locale, string>> | undefined;
  maxLength: number;
  required: boolean;
  /** Begins the ids of the controls, except in the form that was refused. */
  prefix: string;
  refused: Refused | null;
}

/** A control for each language. */
export async function LabelFields({
  control,
  message,
  texts,
  maxLength,
  required,
  prefix,
  refused,
}: LabelProps) {
  const t = await getTranslations('surveyQuestions');
  return LOCALES.map(({ code, name: language, dir }) => (
    <TextField
      key={code}
      id={refused ? control(code) : `${prefix}-${control(code)}`}
      name={control(code)}
      label={t(message, { language })}
      error={refused?.errors.of(control(code))}
      defaultValue={refused ? (refused.typed.get(control(code)) ?? '') : texts?.[code]}
      lang={code}
      dir={dir}
      maxLength={maxLength}
      required={required}
    />
  ));
}

interface ArrangeProps extends Seen {
  question: string;
  choice?: string;
  /** What the buttons move, for screen readers. */
  label: string;
  actions: readonly ('up' | 'down' | 'end' | 'again')[];
}

/** The buttons of a question or a choice. */
export async function ArrangeForm({ draft, question, choice, label, actions }: ArrangeProps) {
  const locale = await getLocale();
  const t = await getTranslations('surveyQuestions.arrange');
  return (
    <form className={requests.actions} method="post" action={noJavaScriptAddress('survey-arrange', locale)}>
      <SeenDraft draft={draft} />
      <input type="hidden" name="question" value={question} />
      {choice === undefined ? null : <input type="hidden" name="key" value={choice} />}
      {actions.map((to) => (
        <Button key={to} type="submit" name="to" value={to} variant="secondary">
          {t(to)}
          <span className="visually-hidden"> {label}</span>
        </Button>
      ))}
    </form>
  );
}

/** The actions of an entry: up and down where it can move, and end. */
export const listActions = (index: number, length: number): ('up' | 'down' | 'end')[] => [
  ...(index > 0 ? (['up'] as const) : []),
  ...(index < length - 1 ? (['down'] as const) : []),
  'end',
];
