import { getSecCode } from '@/lib/api/bot-check/sec-code';
import { callEndpoint, uploadForm } from '@/lib/api/client';
import { listSentItems } from '@/lib/forms/files/upload-item';
import { isAsked, listFileFields } from './answers';
import { type FormValues, KEY_FIELD, listItems, toAnswers } from './browser-values';
import type { Questions } from './form-definition';
import { toPayload } from './payload';
import { type Receipt, readReceipt } from './receipt';

/** The multipart body: the answers as text, several ticks as several parts, then the files. */
export function toFormData(form: Questions, values: FormValues): FormData {
  const body = new FormData();
  const payload = toPayload(form, toAnswers(form, values));
  for (const [name, value] of Object.entries(payload))
    for (const text of Array.isArray(value) ? value : [value]) body.append(name, String(text));
  for (const field of listFileFields(form)) {
    if (!isAsked(field, payload)) continue;
    for (const { file, name } of listSentItems(listItems(values, field.name)))
      body.append(field.name, file, name);
  }
  return body;
}

/**
 * Sends a form: bot check, then the call of its definition. Loaded when a form is first sent.
 * @param onProgress the part of the files that is on its way, 0 to 1
 * @param signal ends it, with an AbortError
 * @throws ApiFailure; its `fields` name what the server found wrong
 */
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
  return readReceipt(
    await callEndpoint(endpoint, { json: toPayload(form, toAnswers(form, values)), ...markers }),
  );
}
