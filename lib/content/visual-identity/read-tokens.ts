export interface DesignToken {
  name: string;
  value: string;
}

const LAYER = /@layer tokens \{\s*:root \{([^}]*)\}/;

/** The custom properties of `:root` in the layer `tokens`, in order. @throws Error without such a layer */
export function readTokens(css: string): DesignToken[] {
  const body = LAYER.exec(css)?.[1];
  if (body === undefined) throw new Error('The style sheet has no layer of tokens');
  return [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

export function writeTokensCss(tokens: readonly DesignToken[]): string {
  return `:root {\n${tokens.map(({ name, value }) => `  --${name}: ${value};\n`).join('')}}\n`;
}

export function writeTokensJson(tokens: readonly DesignToken[]): string {
  const values = Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
  return `${JSON.stringify(values, null, 2)}\n`;
}
