import type { Answers, FormField, Questions } from '@/lib/forms/definition/form-definition';
import { toDay } from '@/lib/i18n/format';
import { emptyAnswers, listFields } from './answers';
import { flatten } from './body';

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A day is kept, an instant is converted to its day in Riyadh; anything else becomes empty. */
function toDayText(text: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0+)?)?)?$/.exec(text)?.[1];
  if (day) return day;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? '' : toDay(instant);
}

function readId(field: FormField, stored: Readonly<Record<string, unknown>>): string {
  const object = 'idFrom' in field && field.idFrom ? stored[field.idFrom] : null;
  return typeof object === 'object' && object !== null && 'id' in object ? toText(object.id) : '';
}

/** Stored answers, or empty controls. All dates become yyyy-MM-dd; objects are replaced by their ids. */
export function prefill(form: Questions, stored: Readonly<Record<string, unknown>> | null): Answers {
  const answers = emptyAnswers(form);
  const given = flatten(form, stored);
  for (const field of listFields(form)) {
    const text = toText(given[field.name]) || readId(field, stored ?? {});
    if (text !== '') answers[field.name] = field.kind === 'date' ? toDayText(text) : text;
  }
  return answers;
}
