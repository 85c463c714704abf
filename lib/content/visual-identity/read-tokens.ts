export interface DesignToken {
  /** Name without leading dashes: `green-600`. */
  name: string;
  value: string;
}

const LAYER = /@layer tokens \{\s*:root \{([^}]*)\}/;

/**
 * The design tokens of a style sheet: the custom properties of `:root` in the layer `tokens`, in order.
 * @param css the text of `app/globals.css`
 * @throws Error when the sheet has no such layer
 */
export function readTokens(css: string): DesignToken[] {
  const body = LAYER.exec(css)?.[1];
  if (body === undefined) throw new Error('The style sheet has no layer of tokens');
  return [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

/** The tokens as a style sheet for download. */
export function writeTokensCss(tokens: readonly DesignToken[]): string {
  return `:root {\n${tokens.map(({ name, value }) => `  --${name}: ${value};\n`).join('')}}\n`;
}

/** The tokens as JSON for download: one object of names and values. */
export function writeTokensJson(tokens: readonly DesignToken[]): string {
  const values = Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
  return `${JSON.stringify(values, null, 2)}\n`;
}
