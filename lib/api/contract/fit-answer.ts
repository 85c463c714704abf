import { z } from 'zod';

type Fields = Readonly<Record<string, unknown>>;

/** Names under which servers wrap their content. */
const WRAPPERS = ['data', 'result', 'value', 'items'] as const;
/** Maximum number of nested wrappers. */
const MAX_DEPTH = 3;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Folds case and separators: `ReferenceNumber`, `reference_number` and `referenceNumber` are the same name. */
export const foldName = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** The value of a field in any spelling; the exact one takes precedence. */
export function readField(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const found = Object.keys(fields).find((key) => foldName(key) === foldName(name));
  return found === undefined ? undefined : fields[found];
}

/** The schema without optional, nullable, default and preprocessing wrappers. */
function coreOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform)
    return coreOf(schema.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return coreOf(schema.unwrap() as z.ZodType);
  return schema;
}

/** True for a schema that accepts a list, possibly among other types. */
const isListSchema = (schema: z.ZodType): boolean => coreOf(schema) instanceof z.ZodArray;

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> | null => {
  const core = coreOf(schema);
  return core instanceof z.ZodObject ? (core.shape as Record<string, z.ZodType>) : null;
};

/** True if no field of the schema, optional or not, can be present under another name. */
export function hasEveryField(schema: z.ZodType, value: unknown): boolean {
  const shape = shapeOf(schema);
  return !shape || !isFields(value) || Object.keys(shape).every((name) => Object.hasOwn(value, name));
}

function countShared(shape: Fields, value: unknown): number {
  if (!isFields(value)) return 0;
  const names = new Set(Object.keys(value).map(foldName));
  return Object.keys(shape).filter((name) => names.has(foldName(name))).length;
}

function findWrapped(value: Fields): unknown {
  return WRAPPERS.map((name) => readField(value, name)).find((inner) => inner !== undefined);
}

/** Wraps an answer in `data` or unwraps it. */
function fitData(shape: Record<string, z.ZodType>, value: unknown, depth: number): unknown {
  const { data: schema = z.unknown() } = shape;
  if (Array.isArray(value)) return { data: fitWrapping(schema, value, depth) };
  if (!isFields(value)) return value;
  const inner = findWrapped(value);
  if (inner === undefined) {
    const isBare = countShared(shapeOf(schema) ?? {}, value) > 0;
    return isBare ? { data: value } : value;
  }
  // The whole answer may be wrapped, including the link to the next page.
  const isNested = isFields(inner) && !shapeOf(schema) && readField(inner, 'data') !== undefined;
  if (isNested) return fitWrapping(z.object(shape), inner, depth);
  return { ...value, data: fitWrapping(schema, inner, depth) };
}

/** Fixes a bare list where the schema expects an object with a list: `Supplier/GetAll` returned as rows. */
function fitBareRows(shape: Record<string, z.ZodType>, rows: readonly unknown[]): unknown {
  const name = Object.keys(shape).find((key) => isListSchema(shape[key] as z.ZodType));
  return name === undefined ? rows : { [name]: rows };
}

function fitObject(shape: Record<string, z.ZodType>, value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return fitBareRows(shape, value);
  if (!isFields(value)) return value;
  const inner = findWrapped(value);
  const own = countShared(shape, value);
  const isWrapped = inner !== undefined && (own === 0 || countShared(shape, inner) >= own);
  return isWrapped ? fitWrapping(z.object(shape), inner, depth) : value;
}

/** Adds or removes wrappers so that an answer matches its schema. */
function fitWrapping(schema: z.ZodType, value: unknown, depth = MAX_DEPTH): unknown {
  if (depth === 0) return value;
  const shape = shapeOf(schema);
  if (shape) return 'data' in shape ? fitData(shape, value, depth - 1) : fitObject(shape, value, depth - 1);
  if (!isListSchema(schema) || !isFields(value)) return value;
  const inner = findWrapped(value);
  return inner === undefined ? value : fitWrapping(schema, inner, depth - 1);
}

/** Renames the fields to the spelling of the schema. */
function fitNames(schema: z.ZodType, value: unknown): unknown {
  const core = coreOf(schema);
  if (core instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => fitNames(core.element as z.ZodType, item)) : value;
  const shape = shapeOf(core);
  if (!shape || !isFields(value)) return value;
  const known = Object.keys(shape)
    .map((name) => [name, readField(value, name)] as const)
    .filter(([, found]) => found !== undefined)
    .map(([name, found]) => [name, fitNames(shape[name] as z.ZodType, found)]);
  const others = Object.entries(value).filter(([name]) => !countShared(shape, { [name]: true }));
  return Object.fromEntries([...others, ...known]);
}

/** Lists may be bare or wrapped, windows and configurations may be under `data`, and names may have any spelling. */
export const fitAnswer = (schema: z.ZodType, value: unknown): unknown =>
  fitNames(schema, fitWrapping(schema, value));
