import type { Answers, ErrorCodes, Questions } from '@/lib/forms/definition/form-definition';
import { deriveSchema } from './derive-schema';
import { findName, toErrorCode } from './error-codes';
import { toPayload } from './payload';

/** The first error of each field, by the rules of the API. */
export function findErrors(form: Questions, answers: Answers, today: string): ErrorCodes {
  const result = deriveSchema(form, () => today).safeParse(toPayload(form, answers));
  const errors: ErrorCodes = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const name = findName(form, path) ?? String(path[0]);
    errors[name] ??= toErrorCode(form, name, message);
  }
  return errors;
}
