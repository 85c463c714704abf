/** Bundles hold copies of this file; the name joins them. */
const FACTS = Symbol.for('portal.facts');

type Facts = Readonly<Record<string, string>>;

/**
 * What a line of the log says beside its text, as it is: `console.warn('…', facts({ signature }))`. For values of the
 * portal's own or of a part of it, never for what somebody sent.
 */
export const facts = (values: Facts): object => ({ [FACTS]: values });

export function readFacts(value: unknown): Facts {
  return typeof value === 'object' && value !== null && FACTS in value ? (value[FACTS] as Facts) : {};
}
