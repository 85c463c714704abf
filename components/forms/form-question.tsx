'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup, RadioGroup } from '@/components/ui/choice-group';
import { DigitsField } from '@/components/ui/digits-field';
import type { FieldLooks } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { Uploader } from '@/components/ui/uploader/uploader';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import type { Answer, FieldKind, FormField } from '@/lib/forms/form-definition';
import type { FieldTexts } from '@/lib/forms/form-words';
import { CheckNote } from './check-note';
import styles from './service-form.module.css';
import { useFieldCheck } from './use-field-check';

export interface QuestionProps {
  field: FormField;
  texts: FieldTexts;
  /** What the server drew it with; the form library takes over from there. */
  answer: Answer | undefined;
  /** Text of the fault that stands beside it. */
  error: string | undefined;
  /** "Optional", and "choose from the list". */
  words: { optional: string; choose: string };
  register: UseFormRegisterReturn;
  /** The files of a question that is answered with files. */
  files?: {
    items: readonly UploadItem[];
    onChange(items: UploadItem[]): void;
    /** They are on their way. */
    busy: boolean;
  };
}

interface ControlProps extends QuestionProps {
  looks: FieldLooks;
}

const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : undefined);
const LTR = { dir: 'ltr', spellCheck: false } as const;
/** What a typed answer runs by where nothing else is said: its own letters. */
const BY_LETTERS = { dir: 'auto' } as const;

/** What tells the keyboard and the browser which kind of line is asked for. */
const LINES: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: BY_LETTERS,
  email: { type: 'email', inputMode: 'email', ...LTR },
  saudiMobile: { type: 'tel', maxLength: 10 },
  phone: { type: 'tel', inputMode: 'tel', ...LTR },
  date: { type: 'date', max: '9999-12-31' },
};

function readLine({ field, answer }: ControlProps) {
  const own = 'dir' in field && field.dir ? { dir: field.dir } : {};
  return { ...LINES[field.kind], ...own, autoComplete: field.autoComplete, defaultValue: textOf(answer) };
}

function Line(props: ControlProps) {
  return <TextField {...readLine(props)} {...props.register} {...props.looks} />;
}

function Digits(props: ControlProps) {
  return <DigitsField {...readLine(props)} {...props.register} {...props.looks} />;
}

function Select({ looks, texts, answer, words, register }: ControlProps) {
  const choice = { options: texts.options ?? [], placeholder: words.choose, defaultValue: textOf(answer) };
  return <SelectField {...choice} {...register} {...looks} />;
}

function Radio({ looks, texts, answer, register }: ControlProps) {
  return <RadioGroup options={texts.options ?? []} chosen={[String(answer)]} {...register} {...looks} />;
}

function Boxes({ looks, texts, answer, register }: ControlProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  return <CheckboxGroup options={texts.options ?? []} chosen={chosen} {...register} {...looks} />;
}

function Box({ looks, answer, register }: ControlProps) {
  return <Checkbox value="true" defaultChecked={answer === true} {...register} {...looks} />;
}

function Area({ looks, answer, register }: ControlProps) {
  return <TextArea rows={6} {...BY_LETTERS} defaultValue={textOf(answer)} {...register} {...looks} />;
}

function Files({ field, texts, looks: { id, hint, error, optionalLabel }, files }: ControlProps) {
  if (field.kind !== 'file' || !files || !texts.uploader) return null;
  // A refused file has its reason beside its name.
  const isRefused = files.items.some(({ state }) => state === 'failed');
  return (
    <div className={styles.files}>
      <Uploader
        name={id}
        words={texts.uploader}
        maxFiles={field.maxFiles}
        label={texts.label}
        hint={hint}
        optionalLabel={optionalLabel}
        error={isRefused ? undefined : error}
        {...files}
      />
    </div>
  );
}

const CONTROLS: Record<FieldKind, ComponentType<ControlProps>> = {
  text: Line,
  textarea: Area,
  email: Line,
  saudiMobile: Digits,
  callingNumber: Digits,
  phone: Line,
  digits: Digits,
  number: Digits,
  date: Line,
  select: Select,
  radio: Radio,
  checkboxes: Boxes,
  checkbox: Box,
  file: Files,
};

const WIDE: readonly FieldKind[] = ['textarea', 'radio', 'checkboxes', 'checkbox', 'file'];

/** One question of a form, with the control of its kind. */
export function FormQuestion(props: QuestionProps) {
  return 'check' in props.field ? <CheckedQuestion {...props} /> : <Question {...props} />;
}

function CheckedQuestion(props: QuestionProps) {
  const { register, verdict } = useFieldCheck(props.field, props.register);
  const text = verdict ? props.texts.checks?.[verdict.key] : undefined;
  const note = verdict && text && !props.error ? <CheckNote tone={verdict.tone} text={text} /> : null;
  return <Question {...props} register={register} note={note} />;
}

function Question({ note, ...props }: QuestionProps & { note?: ReactNode }) {
  const { field, texts, error, words } = props;
  const Control = CONTROLS[field.kind];
  const optionalLabel = field.required ? undefined : words.optional;
  const looks = { id: field.name, label: texts.label, hint: texts.hint, error, optionalLabel, note };
  return (
    <div className={WIDE.includes(field.kind) ? styles.wide : styles.line} data-question={field.name}>
      <Control {...props} looks={looks} />
    </div>
  );
}
