/**
 * The source of `catalog.ts`: the type of all messages, generated from the Arabic files, and the list of
 * namespaces.
 * @param namespaces names of the files in `messages/ar`, without `.json`
 */
export function renderCatalog(namespaces: readonly string[]): string {
  const sorted = namespaces.toSorted();
  const typeOf = (name: string) => `typeof import('../../messages/ar/${name}.json')`;
  return `// Written by \`npm run namespaces\` from the files of messages/ar; a test says when it is out of date.

/** The type of all messages by namespace; Arabic is the source. */
export type Messages = {
${sorted.map((name) => `  ${name}: ${typeOf(name)};`).join('\n')}
};

/** The message files of each language: \`messages/<locale>/<namespace>.json\`. */
export const NAMESPACES = [
${sorted.map((name) => `  '${name}',`).join('\n')}
] as const satisfies readonly (keyof Messages)[];
`;
}
