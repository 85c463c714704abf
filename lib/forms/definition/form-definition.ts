import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Pattern } from '@/lib/forms/rules/patterns';
import type { Namespace } from '@/lib/i18n/translator';
import type { RouteKey } from '@/lib/routing/table';

/** A form is plain JSON, so that a page can send it to the browser. Its texts are in its namespace, `fields.<name>`. */
export interface FormDefinition extends Questions {
  summary: string;
  /** Anchor of its section in the page, unless it is the page's first form (`form`). */
  anchor?: string;
  /** The call that returns a signed-in sender's known answers by field name. */
  opensWith?: Endpoint;
  /** The query parameter of the page that is passed to this call, if it is present. */
  opensFor?: string;
  /**
   * The call that returns the questions of a section, and the cache tag that a change of them invalidates; those of the
   * definition are the first version of the embedded API.
   */
  asks?: { endpoint: Endpoint; section: string; tag: string };
  /** The states of its requests (`lib/forms/definition/transitions.ts`). */
  workflow: 'request' | 'appointment';
  /** How long a closed request is stored, in days since its last change; stated in the privacy notice. */
  retentionDays: number;
  next: readonly string[];
}

/** The common part of all forms: the questions and the call that receives them. */
export interface Questions {
  id: string;
  route: RouteKey;
  /** The message file that contains only its texts. */
  namespace: Namespace;
  endpoint: Endpoint;
  /** Return target of the sign-on, for a form that only a signed-in person may send. */
  signIn?: ReturnTarget;
  /** One code for every error of a question except length and characters; `byField` uses the field's name. */
  error?: 'byField' | 'requiredFields';
  sections: readonly FormSection[];
  /** Next steps in the confirmation: messages `next.<key>`, in order. */
  next?: readonly string[];
  /** What the confirmation calls the submission: messages `done.<it>` of all forms; by default a request. */
  sends?: 'message' | 'answers';
  /** Version of the API's questions (`asks`), which the call names. */
  version?: number;
}

/** A group of questions under a heading (message `sections.<key>`); one step of a form with steps. */
export interface FormSection {
  key: string;
  lead?: boolean;
  /** Name of the object in the body that contains its answers; by default the body itself. */
  part?: string;
  fields: readonly FormField[];
}

interface FieldBase {
  /** Name in the body of the call, in camel case. Messages: `fields.<name>.label`, `.hint`, `.required`. */
  name: string;
  /** An answer is required; if the question depends on another, only while it is asked. */
  required?: boolean;
  hint?: boolean;
  /** Whether it spans both columns of its group; by default depends on the kind of control. */
  wide?: boolean;
  /** Value of the `autocomplete` attribute (WCAG 1.3.5). */
  autoComplete?: string;
  /** The question is asked only while an earlier one has one of these answers; an empty text means no answer. */
  shownWhen?: { field: string; is: readonly string[] };
  /** Texts of a question defined by the API, in the reader's language; the message files do not contain them. */
  texts?: QuestionTexts;
  /** A contact of the sender; with the reference number it gives access to the request without signing in. */
  contact?: 'mobile' | 'email';
}

/** A call that checks an answer beyond its rules, for example against a register; it does not block submission. */
export interface FieldCheck {
  endpoint: Endpoint;
  /** Name of the answer in the query of the call. */
  query: string;
  /** The first verdict whose `is` matches the `data` of the response is shown; without a match, none. */
  verdicts: readonly Verdict[];
}

/** A result of a check: message `fields.<name>.checks.<key>`. A refusal by the API may use the same key. */
export interface Verdict {
  key: string;
  is: Readonly<Record<string, string | boolean>>;
  tone: 'info' | 'success' | 'warning';
}

export interface QuestionTexts {
  label: string;
  hint?: string | undefined;
  /** Error message for a missing required answer; by default a general one. */
  required?: string | undefined;
  options: Readonly<Record<string, string>>;
}

/** One or several lines of text. Lengths count UTF-16 code units, as JavaScript does. */
interface TextField extends FieldBase {
  kind: 'text' | 'textarea';
  maxLength: number;
  minLength?: number;
  pattern?: Pattern;
  dir?: 'ltr';
  check?: FieldCheck;
}

/** An e-mail address, a Saudi mobile (05 and 8 digits), or a phone number of any country. */
interface ReachField extends FieldBase {
  kind: 'email' | 'saudiMobile' | 'phone';
}

/** An identifier of digits; digits of every script are converted to Latin ones. */
interface DigitsField extends FieldBase {
  kind: 'digits';
  minLength: number;
  maxLength: number;
  check?: FieldCheck;
}

interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
}

/** A day, `yyyy-MM-dd`; `today` and `yesterday` are days in Riyadh. */
interface DateField extends FieldBase {
  kind: 'date';
  min?: string;
  max?: string;
  /** Name of the question whose day must be earlier. */
  after?: string;
}

/** Two controls, the calling code and the national number, which are sent as one text of digits. */
interface CallingField extends FieldBase {
  kind: 'callingNumber';
  /** Name of the control for the calling code; its label is the message `fields.<name>.code`. */
  codeName: string;
}

/** A single choice, or with `checkboxes` a multiple choice. */
interface ChoiceField extends FieldBase {
  kind: 'select' | 'radio' | 'checkboxes';
  options: FieldOptions;
  /** Name of the adjacent object `{id, name}` that has the id if a stored answer lacks it. */
  idFrom?: string;
}

/** A checkbox, such as a consent; `required` means that it must be ticked. */
interface CheckboxField extends FieldBase {
  kind: 'checkbox';
}

/** PDF files, up to the size in `lib/forms/files/rules.ts`. A form with such a field is sent as multipart. */
export interface FileField extends FieldBase {
  kind: 'file';
  maxFiles: number;
}

/**
 * Message keys (`options.<field>.<key>`), or an endpoint that lists `{id, name}`. `list` names a list that the desk
 * changes; `keys` are those of a new portal, and of an external root, which lacks the call.
 */
export type FieldOptions =
  | { keys: readonly string[] }
  | { numbers: Readonly<Record<string, number>> }
  | { endpoint: Endpoint; sentAs?: 'number'; list?: string }
  | { endpoint: Endpoint; list: string; keys: readonly string[] };

export type FormField =
  | TextField
  | ReachField
  | DigitsField
  | NumberField
  | DateField
  | CallingField
  | ChoiceField
  | CheckboxField
  | FileField;

export type FieldKind = FormField['kind'];

export type FieldOf<Kind extends FieldKind, Field = FormField> = Field extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Field
    : never
  : never;

/** Value of a control: a text, whether a box is ticked, or the texts of several ticked boxes. */
export type Answer = string | boolean | string[];
export type Answers = Record<string, Answer>;
/** Error codes by field; their texts are in `messages/<locale>/forms.json` below `errors`. */
export type ErrorCodes = Record<string, string>;
