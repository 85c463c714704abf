export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
