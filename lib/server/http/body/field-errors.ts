import 'server-only';
import type { z } from 'zod';

/** Schemas carry codes; what the library says in words by itself is not one. */
const CODE = /^[a-zA-Z]+$/;
const MAX_ERRORS = 50;

const toCode = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  return CODE.test(issue.message) ? issue.message : 'required';
};

/**
 * Error codes by dotted path, the first of each field. Names that the sender made up are not repeated:
 * an unknown field is reported at the object that holds it.
 */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues.slice(0, MAX_ERRORS)) {
    const path = issue.path.map(String).join('.') || 'body';
    errors[path] ??= toCode(issue);
  }
  return errors;
}
