import { inspectFile } from '@/lib/files/inspect-file';
import { isAsked, listFileFields } from './answers';
import { type FormValues, listFiles, toAnswers } from './browser-values';
import { findFaults } from './find-faults';
import type { Faults, FileField, FormDefinition } from './form-definition';

/** A file is read once, however often its form is judged. */
const judged = new WeakMap<File, Promise<string | null>>();

function inspectOnce(file: File): Promise<string | null> {
  const known = judged.get(file) ?? inspectFile(file);
  judged.set(file, known);
  return known;
}

async function findFileFault(field: FileField, files: readonly File[]): Promise<string | null> {
  if (files.length === 0) return field.required ? 'required' : null;
  if (files.length > field.maxFiles) return 'tooMany';
  const faults = await Promise.all(files.map(inspectOnce));
  return faults.find((fault) => fault !== null) ?? null;
}

/**
 * What is wrong with a form in the browser, files included. Loaded when a form is first judged: the rules bring zod.
 * @param today the day in Riyadh, `yyyy-MM-dd`
 */
export async function judgeValues(form: FormDefinition, values: FormValues, today: string): Promise<Faults> {
  const answers = toAnswers(form, values);
  const faults = findFaults(form, answers, today);
  for (const field of listFileFields(form)) {
    if (!isAsked(field, answers)) continue;
    const fault = await findFileFault(field, listFiles(values, field.name));
    if (fault) faults[field.name] = fault;
  }
  return faults;
}
