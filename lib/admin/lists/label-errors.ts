import { LABEL_CONTROL } from './label-control';

type Errors = Readonly<Record<string, string>>;

/** Codes of the server that the pages of lists have messages for. */
const OWN_CODES: readonly string[] = ['characters', 'taken'];

/** The errors of a refused form, with the own codes as errors of the pattern, whose message the page chooses. */
export const toPatternErrors = (errors: Errors) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [name, OWN_CODES.includes(code) ? 'pattern' : code]),
  );

/** True if a label was refused because another entry has it. */
export const isTaken = (errors: Errors, locale: Parameters<typeof LABEL_CONTROL>[0]) =>
  errors[LABEL_CONTROL(locale)] === 'taken';
