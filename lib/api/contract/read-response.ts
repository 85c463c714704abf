import type { z } from 'zod';
import { fitAnswer, foldName, hasEveryField } from './fit-answer';

type Branch = Record<PropertyKey, unknown>;

/** A time without a zone is Riyadh time, which has no daylight saving. */
const RIYADH = '+03:00';
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

const asNumber = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

function asBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  return word === 'true' || word === 1 ? true : word === 'false' || word === 0 ? false : value;
}

/** Conversions of a value of another type to the expected one; a value that cannot be converted is unchanged. */
const CONVERSIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: asNumber,
  int: asNumber,
  string: asText,
  boolean: asBoolean,
};

/** A time as ISO-8601 in UTC; without a zone it is Riyadh time, without a time of day the start of the day there. */
function asMoment(value: unknown): unknown {
  const [, day, time = '00:00:00', zone = RIYADH] = MOMENT.exec(String(value).trim()) ?? [];
  const at = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(at) ? value : new Date(at).toISOString();
}

/** A day without the time of day that some servers append. */
const asDay = (value: unknown) => MOMENT.exec(String(value).trim())?.[1] ?? value;

/** The allowed value that differs only in case or type. */
const asChoice = (value: unknown, values: readonly unknown[]) =>
  values.find((choice) => foldName(String(choice)) === foldName(String(value))) ?? value;

function convert(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'invalid_type') return (CONVERSIONS[issue.expected] ?? (() => value))(value);
  if (issue.code === 'invalid_value') return asChoice(value, issue.values);
  if (issue.code !== 'invalid_format') return value;
  if (issue.format === 'datetime') return asMoment(value);
  return issue.format === 'date' ? asDay(value) : value;
}

function findBranch(data: unknown, path: readonly PropertyKey[]): Branch | null {
  let at: unknown = data;
  for (const key of path) at = (at as Branch | null | undefined)?.[key];
  return typeof at === 'object' ? (at as Branch | null) : null;
}

/** Converts the value that an issue refers to, in place. */
function repair(data: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code === 'unrecognized_keys') {
    const branch = findBranch(data, issue.path);
    for (const key of issue.keys) if (branch) delete branch[key];
    return;
  }
  const name = issue.path.at(-1);
  const branch = findBranch(data, issue.path.slice(0, -1));
  if (!branch || name === undefined || !Object.hasOwn(branch, name)) return;
  if (branch[name] === null) delete branch[name];
  else branch[name] = convert(branch[name], issue);
}

function repairAll(data: unknown, { issues }: z.ZodError): unknown {
  const copy = structuredClone(data);
  for (const issue of issues) repair(copy, issue);
  return copy;
}

/** The list item that an issue refers to; null if it is outside any list. */
function findItem({ path }: z.core.$ZodIssue): readonly PropertyKey[] | null {
  const index = path.findIndex((key) => typeof key === 'number');
  return index < 0 ? null : path.slice(0, index + 1);
}

/** @returns null if anything else is invalid, or if no item is valid: then it is a different kind of list */
function dropItems(data: unknown, { issues }: z.ZodError): { data: unknown; dropped: number } | null {
  const lists = new Map<unknown[], Set<number>>();
  const copy = structuredClone(data);
  for (const issue of issues) {
    const item = findItem(issue);
    const list = item && findBranch(copy, item.slice(0, -1));
    if (!Array.isArray(list)) return null;
    lists.set(list, (lists.get(list) ?? new Set()).add(Number(item?.at(-1))));
  }
  let dropped = 0;
  for (const [list, bad] of lists) {
    if (bad.size === list.length) return null;
    dropped += bad.size;
    list.splice(0, list.length, ...list.filter((_, index) => !bad.has(index)));
  }
  return { data: copy, dropped };
}

interface Reading<Schema extends z.ZodType> {
  read: z.ZodSafeParseResult<z.output<Schema>>;
  repaired: unknown;
  dropped: number;
}

/** Parses with the tolerance that external roots need (CALL-18). An answer that still does not match is rejected. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, data: unknown): Reading<Schema> {
  const strict = schema.safeParse(data);
  const isDone = strict.success && hasEveryField(schema, data);
  if (isDone || data === undefined) return { read: strict, repaired: data, dropped: 0 };
  const fitted = fitAnswer(schema, data);
  const known = schema.safeParse(fitted);
  if (known.success) return { read: known, repaired: fitted, dropped: 0 };
  const repaired = repairAll(fitted, known.error);
  const read = schema.safeParse(repaired);
  const rest = read.success ? null : dropItems(repaired, read.error);
  if (!rest) return { read, repaired, dropped: 0 };
  return { read: schema.safeParse(rest.data), repaired: rest.data, dropped: rest.dropped };
}

export const readResponse = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => readAnswer(schema, data).read;
