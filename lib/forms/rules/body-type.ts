import type { FormField, Questions } from '@/lib/forms/definition/form-definition';

type Sections<Form extends Questions> = Form['sections'][number];

type ValueOf<Field> = Field extends { options: { numbers: infer Numbers } }
  ? Numbers[keyof Numbers]
  : Field extends { options: { sentAs: 'number' } } | { kind: 'number' }
    ? number
    : Field extends { kind: 'checkbox' }
      ? boolean
      : Field extends { kind: 'checkboxes' }
        ? string[]
        : string;

type Sent = Exclude<FormField, { kind: 'file' }>;

type AnswersOf<Field> = {
  [One in Extract<Field, Sent & { required: true }> as One['name']]: ValueOf<One>;
} & {
  [One in Exclude<Extract<Field, Sent>, { required: true }> as One['name']]?: ValueOf<One>;
};

/** Type of the body of a form's call, for a form whose sections are parts of it. */
export type BodyOf<Form extends Questions> = {
  [One in Extract<Sections<Form>, { part: string }> as One['part']]: AnswersOf<One['fields'][number]>;
};
