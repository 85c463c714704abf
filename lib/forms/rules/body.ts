import type { Questions } from '@/lib/forms/definition/form-definition';

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

export function getPath({ sections }: Questions, name: string): string[] {
  const part = sections.find(({ fields }) => fields.some((field) => field.name === name))?.part;
  return part ? [part, name] : [name];
}

/** The answers of a body by field name, from all parts. */
export function flatten({ sections }: Questions, body: unknown): Body {
  if (!isObject(body)) return {};
  const parts = sections.map(({ part, fields }) => {
    const source = part ? body[part] : body;
    const given = isObject(source) ? source : {};
    return Object.fromEntries(fields.map(({ name }) => [name, given[name]]));
  });
  return Object.assign({}, ...parts);
}

/** The body of the form's call from answers by field name; undefined ones are omitted. */
export function nest({ sections }: Questions, answers: Readonly<Body>): Body {
  const body: Body = {};
  for (const { part, fields } of sections) {
    const given = fields.flatMap(({ name }) =>
      answers[name] === undefined ? [] : [[name, answers[name]] as const],
    );
    if (part) body[part] = Object.fromEntries(given);
    else Object.assign(body, Object.fromEntries(given));
  }
  return body;
}
