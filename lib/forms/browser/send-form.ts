import { ApiFailure } from '@/lib/api/api-failure';
import { getSecCode } from '@/lib/api/bot-check/sec-code';
import { callEndpoint, uploadForm } from '@/lib/api/client';
import type { ErrorCodes, Questions } from '@/lib/forms/definition/form-definition';
import { listFileRefusals, markRefused } from '@/lib/forms/files/file-refusals';
import { listSentItems, type UploadItem } from '@/lib/forms/files/upload-item';
import { isAsked, listFileFields } from '@/lib/forms/rules/answers';
import { toFieldErrors } from '@/lib/forms/rules/error-codes';
import { toMultipart, toPayload } from '@/lib/forms/rules/payload';
import { type FormValues, KEY_FIELD, listItems, newKey, toAnswers } from './browser-values';
import { type Receipt, readReceipt } from './receipt';

export function toFormData(form: Questions, values: FormValues): FormData {
  const payload = toPayload(form, toAnswers(form, values));
  const files = listFileFields(form)
    .filter((field) => isAsked(field, payload))
    .flatMap(({ name: field }) =>
      listSentItems(listItems(values, field)).map(({ sent, name }) => ({ field, file: sent, name })),
    );
  return toMultipart(payload, files);
}

/** Bot check, then the call. @param onProgress receives the sent fraction, 0 to 1 @throws ApiFailure, AbortError */
export async function sendForm(
  form: Questions,
  values: FormValues,
  onProgress: (fraction: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Receipt> {
  const { endpoint } = form;
  const key = values[KEY_FIELD];
  const markers = {
    secCode: await getSecCode(endpoint),
    signal,
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
  };
  signal?.throwIfAborted();
  if (endpoint.body === 'multipart')
    return readReceipt(await uploadForm(endpoint, toFormData(form, values), { ...markers, onProgress }));
  const json = toPayload(form, toAnswers(form, values));
  return readReceipt(
    await callEndpoint(endpoint, {
      json,
      ...(form.version ? { query: { version: form.version } } : {}),
      ...markers,
    }),
  );
}

/** Why a submission failed; `signIn` is the address of the sign-on. */
export type SendFailure =
  | { kind: 'stopped' }
  | { kind: 'unreachable' | 'unclear'; message: string }
  | { kind: 'refused'; message: string; code: string; signIn?: string };

export interface Refusal {
  errors: ErrorCodes;
  /** The file lists with refused files marked, by question. */
  items: Record<string, UploadItem[]>;
  /** Null if the errors belong to questions. */
  failure: SendFailure | null;
  key: string | null;
}

function readFailure(error: unknown, { signIn }: Questions): SendFailure {
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'stopped' };
  if (!(error instanceof ApiFailure)) return { kind: 'unreachable', message: '' };
  const { status, code, message } = error;
  if (code === 'unconfirmed') return { kind: 'unclear', message };
  if (status < 400 || status >= 500) return { kind: 'unreachable', message };
  // If an external root lacks the call, the service is unavailable rather than refusing.
  if (code === 'unknownCall') return { kind: 'unreachable', message: '' };
  // The sign-on page that leads back here, where the answers still are (FORMS-13).
  const back = code === 'sessionEnded' && signIn && `/${document.documentElement.lang}/sign-in?to=${signIn}`;
  return { kind: 'refused', message, code, ...(back ? { signIn: back } : {}) };
}

export function readRefusal(form: Questions, values: FormValues, error: unknown): Refusal {
  const fields = error instanceof ApiFailure ? error.fields : {};
  const errors = toFieldErrors(form, fields);
  const slots = listFileFields(form).map(({ name }) => name);
  const refusals = listFileRefusals(slots, fields);
  const marked = slots
    .filter((slot) => refusals.some((refusal) => refusal.slot === slot))
    .map((slot) => [slot, markRefused(listItems(values, slot), slot, refusals)]);
  return {
    errors,
    items: Object.fromEntries(marked),
    failure: Object.keys(errors).length > 0 ? null : readFailure(error, form),
    key: error instanceof ApiFailure && error.code === 'alreadySent' ? newKey() : null,
  };
}
