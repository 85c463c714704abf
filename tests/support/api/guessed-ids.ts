import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ENDPOINT_IDS, type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { FORMS } from '@/lib/requests/forms';
import { replyBody } from '@/lib/requests/work/reply-schemas';
import { callPath, makeSecCode } from './api-client';
import { type Path, putAt, sampleSchema } from './schema-samples';

const schemaOf = (id: EndpointId): z.ZodType | undefined => {
  if (id === 'proposeChange') return replyBody;
  const { body, query } = SCHEMAS[id] as { body?: z.ZodType; query?: z.ZodType };
  return getEndpoint(id).method === 'GET' ? query : body;
};

/** A call with one of its ids or numbers, at a place of its body or query. */
export interface Case {
  id: EndpointId;
  place: string;
  isNumbered: boolean;
  /** The call with a value at the place, and with an id that the caller owns at its other places. */
  make(value: string, own: string): unknown;
}

const isNumber = (path: Path) => /number$/i.test(String(path.at(-1)));

function listCases(id: EndpointId): Case[] {
  const schema = schemaOf(id);
  if (!schema) return [];
  return sampleSchema(schema).flatMap(({ value, ids, texts }) =>
    [...ids, ...texts.filter(isNumber)].map((path) => ({
      id,
      place: `${id}.${path.join('.')}`,
      isNumbered: !ids.includes(path),
      make: (next: string, own: string) =>
        putAt(
          ids.reduce((whole, other) => putAt(whole, other, own), value),
          path,
          next,
        ),
    })),
  );
}

async function send(id: EndpointId, token: string | undefined, value: unknown): Promise<string> {
  const { method, path, body: kind, action } = getEndpoint(id);
  const secCode = action ? await makeSecCode(id) : undefined;
  const ask = async () => {
    if (method === 'GET')
      return callPath(`${path}?${new URLSearchParams(value as Record<string, string>)}`, { token });
    if (kind === 'multipart') {
      const body = new FormData();
      for (const [name, part] of Object.entries(value as object)) body.append(name, String(part));
      return callPath(path, { method, token, secCode, body });
    }
    const headers = { 'Content-Type': 'application/json' };
    return callPath(path, { method, token, secCode, headers, body: JSON.stringify(value) });
  };
  const response = await ask();
  return `${response.status} ${await response.text()}`;
}

/** An id or a number of the same form that nothing has. */
const makeUp = (value: string) => (value.length === 36 ? randomUUID() : [...value].reverse().join(''));

/** The places of calls at which a value is answered differently from a made-up one. */
export async function listTelling(
  token: string,
  cases: readonly Case[],
  { values, own = randomUUID() }: { values: readonly string[]; own?: string },
): Promise<string[]> {
  const telling = new Set<string>();
  for (const { id, place, isNumbered, make } of cases) {
    const fitting = values.filter((value) => (value.length === 36) !== isNumbered);
    const answers = new Map<string, string>();
    for (const value of fitting) {
      const unknown = makeUp(value);
      const kind = `${value.length}`;
      if (!answers.has(kind))
        answers.set(kind, (await send(id, token, make(unknown, own))).replaceAll(unknown, ''));
      const answer = (await send(id, token, make(value, own))).replaceAll(value, '');
      expect(answer).not.toMatch(/^(429|5)/);
      if (answer === answers.get(kind)) continue;
      telling.add(place);
      break;
    }
  }
  return [...telling].sort();
}

const FORM_CALLS = FORMS.map(({ endpoint }): string => endpoint.id);
/** Cases of the calls for members of staff. */
export const staffCases = ENDPOINT_IDS.filter((id) => getEndpoint(id).access === 'staff').flatMap(listCases);
/** Cases of the calls for everyone else, except those that send a form. */
export const senderCases = ENDPOINT_IDS.filter(
  (id) => getEndpoint(id).access !== 'staff' && !FORM_CALLS.includes(id),
).flatMap(listCases);
