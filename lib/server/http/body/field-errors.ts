import 'server-only';
import type { z } from 'zod';

/** Schemas contain error codes; the library's own messages are not codes. */
const CODE = /^[a-zA-Z]+$/;
const MAX_ERRORS = 50;

const toCode = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  return CODE.test(issue.message) ? issue.message : 'required';
};

/** The first error of each field. Unknown names are not repeated: they are reported at their parent object. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues.slice(0, MAX_ERRORS)) {
    const path = issue.path.map(String).join('.') || 'body';
    errors[path] ??= toCode(issue);
  }
  return errors;
}
