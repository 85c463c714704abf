/**
 * True for an error of a class, told by its name. `instanceof` alone compares identities, and each bundle of the
 * server has a copy of every class of its own: what one bundle throws, another would not know.
 */
export const isNamedError = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;
