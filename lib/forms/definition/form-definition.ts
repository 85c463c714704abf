import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Pattern } from '@/lib/forms/rules/patterns';
import type { Namespace } from '@/lib/i18n/translator';
import type { RouteKey } from '@/lib/routing/table';

/**
 * A form is data: everything that page, browser and server must know of it stands in one definition in
 * `lib/requests/definitions`. It is plain JSON (no functions, no expressions), so that a page can hand it to the
 * browser, and it holds no text: labels, hints and messages stand in the form's namespace, below `fields.<name>`.
 */
export interface FormDefinition extends Questions {
  /** What its call does, for the reader of the OpenAPI document. */
  summary: string;
  /** Anchor of its section there, where it is not the page's first form (`form`). */
  anchor?: string;
  /** The call that knows answers of a signed-in sender, by the names of the fields. */
  opensWith?: Endpoint;
  /** The call whose answer names the questions of a section; the definition's are those of the embedded API. */
  asks?: { endpoint: Endpoint; section: string };
  /** Which states its requests go through (`lib/forms/definition/transitions.ts`). */
  workflow: 'request' | 'appointment';
  /** How long a closed request is kept, in days since its last change; the privacy notice says so. */
  retentionDays: number;
  next: readonly string[];
}

/** What every form has, whatever becomes of it once it was received: its questions, and the call that takes them. */
export interface Questions {
  /** Name of the form in addresses (`/gateway/forms/<id>`), in the database and in drafts. */
  id: string;
  /** The page that shows it. */
  route: RouteKey;
  /** The message file that holds its text and nothing else. */
  namespace: Namespace;
  /** The call that takes it. */
  endpoint: Endpoint;
  /** Where the sign-on leads back to, for a form that only a signed-in person may send. */
  signIn?: ReturnTarget;
  /**
   * One code for every error of a question, save those of a text's length and signs: `byField` is the field's name,
   * where the specification has one message a field; with `requiredFields` the message `beside` stands around it.
   */
  error?: 'byField' | 'requiredFields';
  sections: readonly FormSection[];
  /** What happens next, as the confirmation says it: messages `next.<key>`, in order. */
  next?: readonly string[];
  /** What the confirmation calls what was sent: messages `done.<it>` of all forms; without it a request. */
  sends?: 'message' | 'answers';
}

/** A group of questions under a heading (message `sections.<key>`); a step of a form that is asked in steps. */
export interface FormSection {
  key: string;
  /** There is a message `leads.<key>`, which stands below the heading. */
  lead?: boolean;
  /** Name of the object in the body that holds its answers; without one they stand in the body itself. */
  part?: string;
  fields: readonly FormField[];
}

interface FieldBase {
  /** Name in the body of the call, in camel case. Messages: `fields.<name>.label`, `.hint`, `.required`. */
  name: string;
  /** Must be answered; where the question depends on another, only while it is asked. */
  required?: boolean;
  /** There is a message `fields.<name>.hint`. */
  hint?: boolean;
  /** Whether it stands across both columns of its group; without it the kind of the control decides. */
  wide?: boolean;
  /** What browsers may fill in (WCAG 1.3.5). */
  autoComplete?: string;
  /**
   * The question is asked only while another one, which stands above it, has one of these answers; an empty text
   * stands for none at all.
   */
  shownWhen?: { field: string; is: readonly string[] };
  /** What is said of a question that an API asks, in the reader's language; the message files know nothing of it. */
  words?: QuestionWords;
  /** Where the sender can be reached; with the reference number it opens the request to whoever is not signed in. */
  contact?: 'mobile' | 'email';
}

/**
 * A call that knows more of an answer than its rules, such as whether a register has the number. The page asks it
 * when the answer keeps its rules and has been left, and says beside the field what came back; it holds nobody back.
 */
export interface FieldCheck {
  endpoint: Endpoint;
  /** Name of the answer in the query of the call. */
  query: string;
  /** The first whose `is` agrees with the `data` of the call's answer is told; where none does, nothing is. */
  verdicts: readonly Verdict[];
}

/** Something that a check can say: message `fields.<name>.checks.<key>`. A refusal of the API may name the key too. */
export interface Verdict {
  key: string;
  is: Readonly<Record<string, string | boolean>>;
  tone: 'info' | 'success' | 'warning';
}

/** Words that come with a question; options by value. */
export interface QuestionWords {
  label: string;
  hint?: string | undefined;
  /** What is said where it must be answered and is not; without it a general sentence. */
  required?: string | undefined;
  options: Readonly<Record<string, string>>;
}

/** One line of text, or several. Lengths count characters as JavaScript does. */
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

/** A number that is a name, such as that of a commercial registration: digits of every script become Latin ones. */
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
  /** The day of this question comes before it. */
  after?: string;
}

/**
 * A phone number of any country, asked for with two controls: the calling code and the number within the country.
 * They travel as one text of digits.
 */
interface CallingField extends FieldBase {
  kind: 'callingNumber';
  /** Name of the control that holds the calling code; its label is the message `fields.<name>.code`. */
  codeName: string;
}

/** A choice of one, or with `checkboxes` of several. */
interface ChoiceField extends FieldBase {
  kind: 'select' | 'radio' | 'checkboxes';
  options: FieldOptions;
  /** Where an answer that was stored lacks the id: the object `{id, name}` beside the parts that has it. */
  idFrom?: string;
}

/** A box to tick, such as a consent; `required` means that it must be ticked. */
interface CheckboxField extends FieldBase {
  kind: 'checkbox';
}

/** PDF files, of the size that `lib/forms/files/rules.ts` allows. A form with such a field is sent as multipart. */
export interface FileField extends FieldBase {
  kind: 'file';
  maxFiles: number;
}

/**
 * Answers named by message keys (`options.<field>.<key>`), which travel as they are or as the numbers of an
 * enumeration; or read from an endpoint that lists `{id, name}`, whose ids travel as texts or as numbers.
 */
export type FieldOptions =
  | { keys: readonly string[] }
  | { numbers: Readonly<Record<string, number>> }
  | { endpoint: Endpoint; sentAs?: 'number' };

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

/** The fields that a kind of control belongs to. */
export type FieldOf<Kind extends FieldKind, Field = FormField> = Field extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Field
    : never
  : never;

/** What a control holds: a text, whether a box is ticked, or the texts of several ticked boxes. */
export type Answer = string | boolean | string[];
/** What was typed, by field; files are not among it. */
export type Answers = Record<string, Answer>;
/** Error codes by field; their texts stand in `messages/<locale>/forms.json` below `errors`. */
export type ErrorCodes = Record<string, string>;
