/**
 * What the portal fills in when a template is inserted: the reference number, and the service in the sender's language.
 */
export const FILLED_FIELDS = ['number', 'service'] as const;
export type FilledField = (typeof FILLED_FIELDS)[number];

const FIELD = /\{([^{}]*)\}/g;

/** The names of the fields of a template, in order: `{number}`, or in any language what its reader has to fill in. */
export const listFields = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

const isFilled = (name: string): name is FilledField => (FILLED_FIELDS as readonly string[]).includes(name);

/** A template with what the portal knows; the other fields stay. */
export const fillFields = (text: string, values: Readonly<Record<FilledField, string>>): string =>
  text.replaceAll(FIELD, (field, name: string) => (isFilled(name) ? values[name] : field));

/** What two translations of a template must have in common: the fields that the portal fills, and how many others. */
export function describeFields(text: string): string {
  const names = listFields(text);
  const own = names.filter((name) => !isFilled(name));
  return [...FILLED_FIELDS.filter((field) => names.includes(field)), own.length].join(' ');
}

/**
 * What its author has filled in for the fields of a template, by their names.
 * @param text a reply
 * @returns null if the reply is not the template with its fields filled in
 */
export function readFields(template: string, text: string): ReadonlyMap<string, string> | null {
  const [start = '', ...literals] = template.split(/\{[^{}]*\}/);
  if (!text.startsWith(start)) return null;
  const values = new Map<string, string>();
  let from = start.length;
  for (const [index, name] of listFields(template).entries()) {
    const literal = literals[index] ?? '';
    const isLast = index === literals.length - 1;
    const to = isLast ? text.length - literal.length : text.indexOf(literal, from);
    if (to < from || !text.startsWith(literal, to)) return null;
    values.set(name, text.slice(from, to));
    from = to + literal.length;
  }
  return from === text.length ? values : null;
}

/**
 * A translation of a template with what was filled in for another language. A field whose name is a word of each
 * language is filled in if it is the only one; several may have another order, so they stay.
 */
export const fillTranslation = (translation: string, values: ReadonlyMap<string, string>): string =>
  translation.replaceAll(FIELD, (field, name: string) => {
    const [only] = values.size === 1 ? values.values() : [];
    return values.get(name) ?? only ?? field;
  });
