import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER, SEC_CODE_HEADER } from '@/lib/api/headers';
import { now } from '@/lib/env/clock';
import type { Questions } from '@/lib/forms/definition/form-definition';
import { isAsked, listFields, listFileFields } from '@/lib/forms/rules/answers';
import { flatten } from '@/lib/forms/rules/body';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { toErrorCodes } from '@/lib/forms/rules/error-codes';
import { readAnswers, toPayload } from '@/lib/forms/rules/payload';
import { toDay } from '@/lib/i18n/format';
import { openDatabase } from '@/lib/server/db/open';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { type ReceivedForm, receiveForm, type UploadRules } from '@/lib/server/files/receive-multipart';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { checkFiles } from '@/lib/server/files/validate-files';
import type { ApiContext } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';

type Data = Record<string, unknown>;

const KEY = /^[\w-]{8,64}$/;
const MAX_FIELDS = 100;

const schemas = new WeakMap<Questions, z.ZodType<Data>>();

function schemaOf(form: Questions): z.ZodType<Data> {
  const schema = schemas.get(form) ?? deriveSchema(form, () => toDay(now()));
  schemas.set(form, schema);
  return schema;
}

/** The key against duplicates that a client sent, else a new one. @throws RequestError 400 for a malformed key */
export function readKey(c: ApiContext): string {
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!KEY.test(key)) throw new RequestError(400, 'malformed');
  return key;
}

/** The answers by field name, without those to questions that were not asked. */
function keepAsked(form: Questions, body: Data): Data {
  const given = flatten(form, body);
  const data: Data = {};
  for (const field of listFields(form)) {
    const value = given[field.name];
    if (value !== undefined && value !== '' && isAsked(field, data)) data[field.name] = value;
  }
  return data;
}

/** The answers of a JSON body, checked by the schema of the form. @throws RequestError as `readJson` */
export async function receiveJson(c: ApiContext, form: Questions): Promise<Data> {
  const toCodes = (errors: Record<string, string>) => toErrorCodes(form, errors);
  return keepAsked(form, await readJson(c.req.raw, schemaOf(form), toCodes));
}

export function uploadRules(form: Questions): UploadRules<string> {
  const slots = Object.fromEntries(listFileFields(form).map((field) => [field.name, field]));
  return { slots, maxFields: MAX_FIELDS };
}

function findErrors(form: Questions, { fields, files }: ReceivedForm, given: Data) {
  const result = schemaOf(form).safeParse(given);
  const errors = result.success ? {} : toFieldErrors(result.error.issues);
  // The bot-check code is read from its header; the specification also lists it as a field.
  const names = [...listFields(form).map(({ name }) => name), SEC_CODE_HEADER];
  if ([...fields.keys()].some((name) => !names.includes(name))) errors.body = 'unknownField';
  for (const field of listFileFields(form)) {
    const isMissing =
      field.required && isAsked(field, given) && !files.some(({ slot }) => slot === field.name);
    if (isMissing) errors[field.name] = 'required';
  }
  return { errors: toErrorCodes(form, errors), data: result.data };
}

/** Validates the answers, then the content of every file. @throws RequestError 422 with the error of each field */
async function validateMultipart(c: ApiContext, form: Questions, received: ReceivedForm): Promise<Data> {
  const given = toPayload(form, readAnswers(form, received.fields));
  const { errors, data } = findErrors(form, received, given);
  if (!data || Object.keys(errors).length > 0) {
    const code = form.error === 'requiredFields' ? form.error : 'validation';
    throw new RequestError(422, code, { fields: errors });
  }
  await checkFiles(received, uploadRules(form).slots, c);
  return keepAsked(form, data);
}

interface Store<Slot extends string, Result> {
  /** Finds the files of a draft that the answers name instead of containing them. @throws RequestError 422 */
  findStored?(fields: URLSearchParams): Promise<ArrivingFile<Slot>[]>;
  /** Finds the result of an earlier submission with the same files; without one they are validated. */
  findRepeated?(files: readonly ArrivingFile<Slot>[]): Promise<Result | null>;
  /** Stores the answers; the files have been stored before. */
  store(data: Data, files: readonly ArrivingFile<Slot>[]): Promise<Result>;
}

/**
 * Receives files. `take` validates them and passes to `commit` what stores their rows: the files are stored before, and
 * deleted if `take` fails or does not commit.
 */
export async function receiveFiles<Slot extends string, Result>(
  c: ApiContext,
  rules: UploadRules<Slot>,
  take: (
    received: ReceivedForm<Slot>,
    commit: (store: () => Promise<Result>) => Promise<Result>,
  ) => Promise<Result>,
): Promise<Result> {
  const received = await receiveForm<Slot>(c.req.raw, rules);
  const keys = received.files.map(({ storageKey }) => storageKey);
  let isUnknown = false;
  const commit = async (store: () => Promise<Result>) => {
    await (await openFileStore()).keep(keys);
    return store().catch((error: unknown) => {
      // Only a refusal guarantees that nothing was stored: a commit without a response may still succeed.
      isUnknown = !(error instanceof RequestError);
      throw error;
    });
  };
  try {
    return await take(received, commit);
  } finally {
    if (!isUnknown) await removeUnnamed(await openDatabase(), keys);
  }
}

/** The handler of a form with files. @throws RequestError as `receiveForm` and `checkFiles` do, 422 */
export function receiveMultipart<Slot extends string, Result>(
  c: ApiContext,
  form: Questions,
  { findStored, findRepeated, store }: Store<Slot, Result>,
): Promise<Result> {
  return receiveFiles<Slot, Result>(c, uploadRules(form), async ({ fields, files }, commit) => {
    const stored = (await findStored?.(fields)) ?? [];
    const received = { fields, files: [...stored, ...files] };
    const repeated = await findRepeated?.(received.files);
    if (repeated) return repeated;
    const data = await validateMultipart(c, form, received);
    return commit(() => store(data, received.files));
  });
}
