import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { Locale } from '@/lib/i18n/locales';

/** What a browser posted by itself. */
export interface PlainFields {
  locale: Locale;
  /** The answers as the controls named them; nothing has been checked. */
  texts: URLSearchParams;
  /** The files that came with them, in their order; empty slots are left out. */
  files: readonly { field: string; file: File }[];
}

/** A post as it arrived. */
export interface ReceivedPost extends Omit<PlainFields, 'locale'> {
  /** To be called once it is answered: its files are gone then. */
  discard(): Promise<void>;
}

/** A code of a check page, or the seconds until there may be one again. */
export type CheckCode = { code: string } | { waitSeconds: number };

/** The body of the call, or why there is none: fault codes by the name of the control. */
export type PlainReading = { body: unknown } | { faults: Record<string, string> };

/** What was answered, question by question. */
export interface PlainSummary {
  title: string;
  lines: readonly { label: string; text: string }[];
}

/** A slot for files. The browser hands no file on, so the check page asks for them again. */
export interface PlainFileField {
  /** Name of the control, the same as in the page. */
  name: string;
  maxFiles: number;
  required: boolean;
  /** Its label in the reader's language. */
  label(locale: Locale): Promise<string>;
}

/**
 * A form that works without script. Its page posts to `plainFormAddress(id, locale)` and lists the controls; a row
 * in `lib/forms/no-javascript/registry.ts` says the rest:
 * 1. the first post is read; faults lead back at once, else a page asks to confirm (NOJS-01);
 * 2. the confirmed post calls the endpoint with the code of that page as `SecCode`, and with the token that the
 *    row of the endpoint asks for: the person's, or that of the visitor's cookie;
 * 3. a failure answers 303 to `page` with `?answers=<key>`, a success 303 to `done` with `?sent=<key>`. A server
 *    component reads what stands under the key with `takeOutcome`, once, within ten minutes, in the same browser.
 * A form with files is sent as `multipart/form-data`. Without script the page may leave its file controls out
 * (`@media (scripting: none)`): the check page has them.
 */
export interface PlainForm {
  /** The call that takes the answers. */
  endpoint: Endpoint;
  /** The slots for files; without any the form carries text only. */
  files?: readonly PlainFileField[];
  /**
   * Turns the answers into the body of the call: a FormData where the endpoint takes multipart, else anything
   * that JSON can say. Whether files are there is the endpoint's to judge: the first post may come without them.
   */
  read(fields: PlainFields): PlainReading | Promise<PlainReading>;
  /**
   * The field that names this sending for the endpoint (`Idempotency-Key`), so that a second post is the same request.
   * Pages are the same for everybody: the check page names a sending that has no name yet.
   */
  keyField?: string;
  /** The answers in words, for the page that asks to confirm: the sender looks them over there. */
  summary?(fields: PlainFields): Promise<PlainSummary>;
  /** The page with the form, below the locale, with its anchor: `/Contact#form`. `fields` may be empty. */
  page(fields: PlainFields): string;
  /** Where success leads, below the locale. */
  done(fields: PlainFields): string;
  /**
   * A form that stands on prerendered pages shows faults and thanks on a page of its own: it answers
   * `GET /gateway/forms/<id>`, which then stands in for `page` and `done`.
   */
  show?(request: Request, locale: Locale): Promise<Response>;
}

/** What became of a post, kept under a one-time key for the page that shows it. */
export interface PlainOutcome {
  form: string;
  /** The answers as they were typed, in order; files are not among them. */
  texts: [string, string][];
  /** Fault codes by field: the form's own, or the dotted paths of the endpoint. */
  faults: Record<string, string>;
  /** The endpoint's stable code where it refused for another reason, with its message in the reader's language. */
  code?: string;
  message?: string;
  /** What the endpoint answered; only after a success. */
  answer?: unknown;
}
