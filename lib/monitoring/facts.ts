/** Several bundles contain this file; the registered symbol is the same in all of them. */
const FACTS = Symbol.for('portal.facts');

type Facts = Readonly<Record<string, string>>;

/** Only for values that the portal produces, never for user input: `console.warn('…', facts({ signature }))`. */
export const facts = (values: Facts): object => ({ [FACTS]: values });

export function readFacts(value: unknown): Facts {
  return typeof value === 'object' && value !== null && FACTS in value ? (value[FACTS] as Facts) : {};
}
