/** What the portal fills in when a template is inserted: the reference number, and the service in the sender's language. */
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
