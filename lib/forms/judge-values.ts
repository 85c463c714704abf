import type { UploadItem } from '@/lib/forms/files/upload-item';
import { isAsked, listFileFields } from './answers';
import { type FormValues, listItems, toAnswers } from './browser-values';
import { toFaultCode } from './fault-codes';
import { findFaults } from './find-faults';
import type { Faults, FileField, Questions } from './form-definition';

/** The uploader has judged what it took; what the server refused since then must be replaced or removed. */
function findFileFault({ required }: FileField, items: readonly UploadItem[]): string | undefined {
  if (items.length === 0) return required ? 'required' : undefined;
  return items.find(({ state }) => state === 'failed')?.fault;
}

/**
 * What is wrong with a form in the browser, files included. Loaded when a form is first judged: the rules bring zod.
 * @param today the day in Riyadh, `yyyy-MM-dd`
 */
export function judgeValues(form: Questions, values: FormValues, today: string): Faults {
  const answers = toAnswers(form, values);
  const faults = findFaults(form, answers, today);
  for (const field of listFileFields(form)) {
    const fault = isAsked(field, answers) && findFileFault(field, listItems(values, field.name));
    if (fault) faults[field.name] = fault === 'required' ? toFaultCode(form, field.name, fault) : fault;
  }
  return faults;
}
