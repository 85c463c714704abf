import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { Locale } from '@/lib/i18n/locales';

/** A post of a browser without script. */
export interface PostedFields {
  locale: Locale;
  /** The answers by control name, unchecked. */
  texts: URLSearchParams;
  /** The files in order, without empty slots. */
  files: readonly { field: string; file: File }[];
}

export interface ReceivedPost extends Omit<PostedFields, 'locale'> {
  /** Call it after the response: it deletes the files. */
  discard(): Promise<void>;
}

/** A code of a check page, or the seconds until one may be issued. */
export type CheckCode = { code: string } | { waitSeconds: number };

/** The body of the call, or error codes by control name. */
export type PostedReading = { body: unknown } | { errors: Record<string, string> };

/** The answer to one question. */
export interface AnswerSummary {
  title: string;
  lines: readonly { label: string; text: string }[];
}

/** A file slot. Browsers do not repeat files, so the check page asks for them again. */
export interface PostedFileField {
  /** Name of the control, the same as in the page. */
  name: string;
  maxFiles: number;
  required: boolean;
  /** Its label in the reader's language. */
  label(locale: Locale): Promise<string>;
}

/**
 * A form that works without script. Its page posts to `noJavaScriptAddress(id, locale)` and contains the controls; a
 * row in `lib/no-javascript-posts.ts` defines the rest:
 * 1. the first post is validated; errors redirect back immediately, otherwise a page asks for confirmation (NOJS-01);
 * 2. the confirmed post calls the endpoint with the code of that page as `SecCode`, and with the token that the
 *   endpoint's row requires: that of the person, or of the visitor's cookie;
 * 3. a failure responds with 303 to `page` with `?answers=<key>`, a success with 303 to `done` with `?sent=<key>`. A
 *   server component reads the outcome with `takeFlashMessage`, once, within ten minutes, in the same browser. A form
 *   with files is sent as `multipart/form-data`. Without script the page may hide its file controls (`@media (scripting:
 *   none)`): the check page has them.
 */
export interface NoJavaScriptForm {
  /** The call that receives the answers. */
  endpoint: Endpoint;
  /** The file slots; without any the form contains only text. */
  files?: readonly PostedFileField[];
  /**
   * Converts the answers to the body of the call: a FormData if the endpoint expects multipart, else a JSON value. The
   * endpoint checks required files: the first post may lack them.
   */
  read(fields: PostedFields): PostedReading | Promise<PostedReading>;
  /**
   * The field with the submission id for the endpoint (`Idempotency-Key`), so that a second post is the same request.
   * Public pages are the same for everyone, so the check page adds a missing id.
   */
  keyField?: string;
  /** The answers in words, for review on the confirmation page. */
  summary?(fields: PostedFields, request: Request): Promise<AnswerSummary>;
  /** The page with the form, below the locale, with its anchor: `/Contact#form`. `fields` may be empty. */
  page(fields: PostedFields): string;
  /** The page shown after success, below the locale. */
  done(fields: PostedFields): string;
  /**
   * A form on public pages shows errors and confirmation on a separate page: `GET /gateway/forms/<id>`, which replaces
   * `page` and `done`.
   */
  show?(request: Request, locale: Locale): Promise<Response>;
}

/** The outcome of a post, stored under a one-time key for the page that shows it. */
export interface FlashMessage {
  form: string;
  /** The answers as entered, in order, without files. */
  texts: [string, string][];
  /** Error codes by field: the form's own, or the dotted paths of the endpoint. */
  errors: Record<string, string>;
  /** The endpoint's code if it refused for another reason, with its message in the reader's language. */
  code?: string;
  message?: string;
  /** The response of the endpoint, after a success. */
  response?: unknown;
}
