/** A file name in a sentence, isolated from the sentence's text direction. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
