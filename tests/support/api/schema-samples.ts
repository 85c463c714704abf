import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export type Path = readonly (string | number)[];

/** The parts of a JSON Schema that our schemas use. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

/** A value of a schema, with the paths of its ids and of its texts without a prescribed form (such as that of days). */
export interface Sample {
  value: unknown;
  ids: Path[];
  texts: Path[];
}

const ANY_KEY = ['a'];

const listChildren = ({ properties, propertyNames, additionalProperties }: Schema): [string, Schema][] =>
  typeof additionalProperties === 'object'
    ? (propertyNames?.enum ?? ANY_KEY).map((key) => [String(key), additionalProperties])
    : Object.entries(properties ?? {});

function makeText({ format }: Schema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return '2031-03-02T06:00:00.000Z';
  return format === 'date' ? '2030-01-01' : 'abc';
}

/** One sample for each alternative of a schema. */
function listSamples(schema: Schema, path: Path = []): Sample[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((one) => listSamples(one, path));
  if (schema.const !== undefined) return [{ value: schema.const, ids: [], texts: [] }];
  if (schema.enum) return [{ value: schema.enum[0], ids: [], texts: [] }];
  if (schema.type === 'boolean') return [{ value: true, ids: [], texts: [] }];
  if (schema.type === 'null') return [{ value: null, ids: [], texts: [] }];
  if (schema.type === 'integer' || schema.type === 'number')
    return [{ value: Math.max(1, schema.minimum ?? 1), ids: [], texts: [] }];
  if (schema.type === 'array')
    return listSamples(schema.items ?? {}, [...path, 0]).map((item) => ({ ...item, value: [item.value] }));
  if (schema.type === 'object') {
    const parts = listChildren(schema).map(
      ([key, child]) => [key, listSamples(child, [...path, key])] as const,
    );
    const count = Math.max(1, ...parts.map(([, samples]) => samples.length));
    return Array.from({ length: count }, (_, turn) => {
      const chosen = parts.map(([key, samples]) => [key, samples[turn % samples.length]] as const);
      return {
        value: Object.fromEntries(chosen.map(([key, sample]) => [key, sample?.value])),
        ids: chosen.flatMap(([, sample]) => sample?.ids ?? []),
        texts: chosen.flatMap(([, sample]) => sample?.texts ?? []),
      };
    });
  }
  const isFree = schema.format === undefined && schema.pattern === undefined;
  const ids = schema.format === 'uuid' ? [path] : [];
  return [{ value: makeText(schema), ids, texts: isFree ? [path] : [] }];
}

/** Values of the shape that a schema describes; rules beyond it may refuse them. */
export function sampleSchema(schema: z.ZodType): Sample[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return listSamples(described as Schema);
}

/** The value with another one at a place. */
export function putAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(key), putAt(value[Number(key)], rest, next));
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: putAt(parts[key], rest, next) };
}
