import tokens from '@/public/identity/design-tokens.json' with { type: 'json' };

/** Colour families, named after the prefixes of their tokens. */
export const COLOUR_GROUPS = ['green', 'gold', 'grey', 'red', 'amber', 'blue'] as const;

export type ColourGroup = (typeof COLOUR_GROUPS)[number];

export interface Colour {
  /** Name of the token: `green-600`. */
  name: string;
  hex: string;
}

/** The colours of one family, from light to dark. */
export function listColours(group: ColourGroup): Colour[] {
  return Object.entries(tokens)
    .filter(([name]) => name.startsWith(`${group}-`))
    .map(([name, hex]) => ({ name, hex }));
}
