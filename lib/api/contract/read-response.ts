import type { z } from 'zod';

type Branch = Record<PropertyKey, unknown>;

const asNumber = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

function asBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  return word === 'true' || word === 1 ? true : word === 'false' || word === 0 ? false : value;
}

/** How a value that was written as another type becomes the expected one; what cannot stays as it is. */
const CONVERSIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: asNumber,
  int: asNumber,
  string: asText,
  boolean: asBoolean,
};

function findBranch(data: unknown, path: readonly PropertyKey[]): Branch | null {
  let at: unknown = data;
  for (const key of path) at = (at as Branch | null | undefined)?.[key];
  return typeof at === 'object' ? (at as Branch | null) : null;
}

/** Puts right what one issue names, in place. */
function repair(data: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code === 'unrecognized_keys') {
    const branch = findBranch(data, issue.path);
    for (const key of issue.keys) if (branch) delete branch[key];
    return;
  }
  const name = issue.path.at(-1);
  const branch = findBranch(data, issue.path.slice(0, -1));
  if (!branch || name === undefined) return;
  if (branch[name] === null) delete branch[name];
  else if (issue.code === 'invalid_type') branch[name] = CONVERSIONS[issue.expected]?.(branch[name]);
  else if (issue.code === 'invalid_value') branch[name] = asNumber(branch[name]);
}

function repairAll(data: unknown, { issues }: z.ZodError): unknown {
  const copy = structuredClone(data);
  for (const issue of issues) repair(copy, issue);
  return copy;
}

/** What a schema makes of an answer, and the answer with those values put right that could be. */
function readRepaired<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  const strict = schema.safeParse(data);
  if (strict.success || data === undefined) return { read: strict, repaired: data };
  const repaired = repairAll(data, strict.error);
  return { read: schema.safeParse(repaired), repaired };
}

/**
 * Reads an answer as tolerantly as an external root needs it: fields that nobody asked for are left out, null stands
 * for what may be missing, and numbers, texts and truth values may be written as one another. What is still not as
 * the schema says is no answer.
 * @returns as `safeParse` does
 */
export function readResponse<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return readRepaired(schema, data).read;
}

/**
 * The same for a reader that takes whatever comes: what is still not as the schema says has at least those values put
 * right that could be.
 */
export function mendResponse(schema: z.ZodType, data: unknown): unknown {
  const { read, repaired } = readRepaired(schema, data);
  return read.success ? read.data : repaired;
}
