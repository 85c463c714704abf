import type { Endpoint } from '@/lib/api/contract/endpoint';
import type { Locale } from '@/lib/i18n/locales';

export interface PostedFields {
  locale: Locale;
  /** The answers by control name, unchecked. */
  texts: URLSearchParams;
  files: readonly { field: string; file: File }[];
}

export interface ReceivedPost extends Omit<PostedFields, 'locale'> {
  /** Call it after the response: it deletes the files. */
  discard(): Promise<void>;
}

export type CheckCode = { code: string } | { waitSeconds: number };

/** The body of the call and its query, or error codes by control name, with a reason that belongs to none of them. */
export type PostedBody =
  | { body: unknown; query?: Record<string, string> }
  | { errors: Record<string, string>; code?: string; message?: string };

export interface AnswerSummary {
  title: string;
  lines: readonly { label: string; text: string }[];
}

/** A file slot. Browsers do not repeat files, so the check page asks for them again. */
export interface PostedFileField {
  name: string;
  maxFiles: number;
  required: boolean;
  /** Of each file, if it may be larger than a PDF file of a form. */
  maxBytes?: number;
  label(locale: Locale): Promise<string>;
}

/**
 * A form that works without script. A first post is validated and confirmed (NOJS-01), the confirmed one calls the
 * endpoint and redirects (303) to `page` with `?answers=<key>` or to `done` with `?sent=<key>`. The check page has the
 * file controls, which a page may hide (`@media (scripting: none)`).
 */
export interface NoJavaScriptForm {
  endpoint: Endpoint;
  /** The file slots; without any the form contains only text. */
  files?: readonly PostedFileField[];
  /** A FormData if the endpoint expects multipart, else a JSON value. The first post may lack files. */
  read(fields: PostedFields): PostedBody | Promise<PostedBody>;
  /**
   * Contains the submission id (`Idempotency-Key`); the check page adds a missing one, because public pages are all
   * alike.
   */
  keyField?: string;
  /** The answers in words, for review on the confirmation page. */
  summary?(fields: PostedFields, request: Request): Promise<AnswerSummary>;
  /** The page with the form, below the locale, with its anchor: `/Contact#form`. `fields` may be empty. */
  page(fields: PostedFields): string;
  /** The page shown after success, below the locale. @param response of the endpoint */
  done(fields: PostedFields, response?: unknown): string;
  /** Shows errors and confirmation at `GET /gateway/forms/<id>`, which replaces `page` and `done`. */
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
