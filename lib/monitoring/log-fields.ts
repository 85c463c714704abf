/** Several bundles contain this file; the registered symbol is the same in all of them. */
const FIELDS = Symbol.for('portal.log-fields');

type LogFields = Readonly<Record<string, string>>;

/** Only for values that the portal produces, never for user input: `console.warn('…', logFields({ signature }))`. */
export const logFields = (values: LogFields): object => ({ [FIELDS]: values });

export function readLogFields(value: unknown): LogFields {
  return typeof value === 'object' && value !== null && FIELDS in value ? (value[FIELDS] as LogFields) : {};
}
