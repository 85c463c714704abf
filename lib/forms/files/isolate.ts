/** A file's name inside a sentence, shielded from the sentence's own direction. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
