/** `instanceof` fails for errors of another bundle of the server, which has its own copy of every class. */
export const isNamedError = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;
