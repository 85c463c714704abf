import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { Locale } from '@/lib/i18n/locales';

/** What a browser posted by itself. */
export interface PostedFields {
  locale: Locale;
  /** The answers as the controls named them; nothing has been checked. */
  texts: URLSearchParams;
  /** The files that came with them, in their order; empty slots are left out. */
  files: readonly { field: string; file: File }[];
}

export interface ReceivedPost extends Omit<PostedFields, 'locale'> {
  /** To be called once it is answered: its files are gone then. */
  discard(): Promise<void>;
}

/** A code of a check page, or the seconds until there may be one again. */
export type CheckCode = { code: string } | { waitSeconds: number };

/** The body of the call, or why there is none: error codes by the name of the control. */
export type PostedReading = { body: unknown } | { errors: Record<string, string> };

/** What was answered, question by question. */
export interface AnswerSummary {
  title: string;
  lines: readonly { label: string; text: string }[];
}

/** A slot for files. The browser hands no file on, so the check page asks for them again. */
export interface PostedFileField {
  /** Name of the control, the same as in the page. */
  name: string;
  maxFiles: number;
  required: boolean;
  /** Its label in the reader's language. */
  label(locale: Locale): Promise<string>;
}

/**
 * A form that works without script. Its page posts to `noJavaScriptAddress(id, locale)` and lists the controls; a row
 * in `lib/no-javascript-posts.ts` says the rest:
 * 1. the first post is read; errors redirect back at once, else a page asks to confirm (NOJS-01);
 * 2. the confirmed post calls the endpoint with the code of that page as `SecCode`, and with the token that the
 *    row of the endpoint asks for: the person's, or that of the visitor's cookie;
 * 3. a failure responds with 303 to `page` with `?answers=<key>`, a success 303 to `done` with `?sent=<key>`. A server
 *    component reads what stands under the key with `takeFlashMessage`, once, within ten minutes, in the same browser.
 * A form with files is sent as `multipart/form-data`. Without script the page may leave its file controls out
 * (`@media (scripting: none)`): the check page has them.
 */
export interface NoJavaScriptForm {
  /** The call that takes the answers. */
  endpoint: Endpoint;
  /** The slots for files; without any the form carries text only. */
  files?: readonly PostedFileField[];
  /**
   * Turns the answers into the body of the call: a FormData where the endpoint takes multipart, else anything
   * that JSON can say. Whether files are there is the endpoint's to judge: the first post may come without them.
   */
  read(fields: PostedFields): PostedReading | Promise<PostedReading>;
  /**
   * The field that names this submission for the endpoint (`Idempotency-Key`), so that a second post is the same request.
   * Pages are the same for everybody: the check page names a submission that has no name yet.
   */
  keyField?: string;
  /** The answers in words, for the page that asks to confirm: the sender looks them over there. */
  summary?(fields: PostedFields, request: Request): Promise<AnswerSummary>;
  /** The page with the form, below the locale, with its anchor: `/Contact#form`. `fields` may be empty. */
  page(fields: PostedFields): string;
  /** Where success leads, below the locale. */
  done(fields: PostedFields): string;
  /**
   * A form that stands on public pages shows errors and thanks on a page of its own: it answers
   * `GET /gateway/forms/<id>`, which then stands in for `page` and `done`.
   */
  show?(request: Request, locale: Locale): Promise<Response>;
}

/** What became of a post, kept under a one-time key for the page that shows it. */
export interface FlashMessage {
  form: string;
  /** The answers as they were typed, in order; files are not among them. */
  texts: [string, string][];
  /** Error codes by field: the form's own, or the dotted paths of the endpoint. */
  errors: Record<string, string>;
  /** The endpoint's stable code where it refused for another reason, with its message in the reader's language. */
  code?: string;
  message?: string;
  /** What the endpoint returned; only after a success. */
  response?: unknown;
}
