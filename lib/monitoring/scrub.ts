const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Row and database ids are random or based on a time: they identify no person, and operators look them up. */
const ID = new RegExp(`^(?:database-)?${UUID}$`);

/** Patterns of personal data that a message may contain, each with its replacement. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Quoted text is user input.
  [/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|«[^»\n]*»|“[^”\n]*”/g, '[quoted]'],
  [/[^\s<>@:;,()]+@[^\s<>@:;,()]+\.[^\s<>@:;,()]+/g, '[address]'],
  // Query strings.
  [/\?[^\s?]+=[^\s]*/g, '?[query]'],
  // Tokens and codes.
  [/[\w-]{20,}(\.[\w-]+)*/g, '[token]'],
  // Identity and telephone numbers, in any digits and grouping.
  [new RegExp(`\\b${UUID}\\b|\\+?\\p{Nd}(?:[ -]?\\p{Nd}){6,}`, 'gu'), '[number]'],
  // Words in scripts that messages of programs do not use.
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, '[words]'],
];

/** A message without personal data that it may quote: words, addresses, numbers, tokens, queries. Row ids are kept. */
export function scrub(text: string): string {
  return PERSONAL.reduce(
    (left, [pattern, place]) => left.replace(pattern, (found) => (ID.test(found) ? found : place)),
    text,
  );
}

const FRAME = /^\s+at /;

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .slice(0, 20);

/** Maximum number of causes that are logged. */
const CAUSES = 4;

/** Loggable form of an error: class, code, scrubbed message, stack frames and cause. */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const below = cause !== undefined && depth < CAUSES ? { cause: describeError(cause, depth + 1) } : {};
  return { type: name, ...code, message: scrub(message), stack: framesOf(stack), ...below };
}
