/**
 * True for an error of a class, identified by its name. `instanceof` compares identities, and each bundle of the server
 * has its own copy of every class, so it fails for errors thrown by another bundle.
 */
export const isNamedError = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;
