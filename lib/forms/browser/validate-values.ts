import { type FormValues, listItems, toAnswers } from '@/lib/forms/browser/browser-values';
import type { ErrorCodes, FileField, Questions } from '@/lib/forms/definition/form-definition';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { toDay } from '@/lib/i18n/format';
import { isAsked, listFileFields } from '../rules/answers';
import { toErrorCode } from '../rules/error-codes';
import { findErrors } from '../rules/find-errors';

/** The uploader has checked the files that it accepted; those that the server refused since must be replaced. */
function findFileError({ required }: FileField, items: readonly UploadItem[]): string | undefined {
  if (items.length === 0) return required ? 'required' : undefined;
  return items.find(({ state }) => state === 'failed')?.error;
}

/** Loaded when a form is first checked, because the rules import zod. */
export function validateValues(form: Questions, values: FormValues, today = toDay(new Date())): ErrorCodes {
  const answers = toAnswers(form, values);
  const errors = findErrors(form, answers, today);
  for (const field of listFileFields(form)) {
    const error = isAsked(field, answers) && findFileError(field, listItems(values, field.name));
    if (error) errors[field.name] = error === 'required' ? toErrorCode(form, field.name, error) : error;
  }
  return errors;
}
