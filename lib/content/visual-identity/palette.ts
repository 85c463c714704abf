import tokens from '@/public/identity/design-tokens.json' with { type: 'json' };

export const COLOUR_GROUPS = ['green', 'gold', 'grey', 'red', 'amber', 'blue'] as const;

export type ColourGroup = (typeof COLOUR_GROUPS)[number];

export interface Colour {
  name: string;
  hex: string;
}

export function listColours(group: ColourGroup): Colour[] {
  return Object.entries(tokens)
    .filter(([name]) => name.startsWith(`${group}-`))
    .map(([name, hex]) => ({ name, hex }));
}
