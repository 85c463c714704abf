const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Ids of rows and of databases are random or made of a time: they name no person, and the operator looks them up. */
const ID = new RegExp(`^(?:database-)?${UUID}$`);

/** What a message may have taken from somebody's words, each with what stands in its place. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // What a message quotes is what somebody sent.
  [/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|«[^»\n]*»|“[^”\n]*”/g, '[quoted]'],
  [/[^\s<>@:;,()]+@[^\s<>@:;,()]+\.[^\s<>@:;,()]+/g, '[address]'],
  // Queries of addresses.
  [/\?[^\s?]+=[^\s]*/g, '?[query]'],
  // Tokens and codes.
  [/[\w-]{20,}(\.[\w-]+)*/g, '[token]'],
  // Identities and telephone numbers, in whatever digits and groups.
  [new RegExp(`\\b${UUID}\\b|\\+?\\p{Nd}(?:[ -]?\\p{Nd}){6,}`, 'gu'), '[number]'],
  // Words in a script that no message of a program is written in.
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, '[words]'],
];

/** A message of a program without what it may quote of a person: words, addresses, numbers, tokens, queries. Ids of rows stay. */
export function scrub(text: string): string {
  return PERSONAL.reduce(
    (left, [pattern, place]) => left.replace(pattern, (found) => (ID.test(found) ? found : place)),
    text,
  );
}

const FRAME = /^\s+at /;

/** The places in the code that a stack names, without the message above them. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .slice(0, 20);

/** How deep causes are followed. */
const CAUSES = 4;

/** What a line may say of an error: its kind, a stable code, its scrubbed message, places in the code, and its cause. */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const below = cause !== undefined && depth < CAUSES ? { cause: describeError(cause, depth + 1) } : {};
  return { type: name, ...code, message: scrub(message), stack: framesOf(stack), ...below };
}
