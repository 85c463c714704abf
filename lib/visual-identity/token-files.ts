import tokens from '@/public/identity/design-tokens.json' with { type: 'json' };
import { writeTokensCss, writeTokensJson } from './read-tokens';

const list = Object.entries(tokens).map(([name, value]) => ({ name, value }));
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** The files in which others may take the design tokens along; `npm run tokens` writes them. */
export const TOKEN_FILES = [
  { key: 'css', path: '/identity/design-tokens.css', bytes: sizeOf(writeTokensCss(list)) },
  { key: 'json', path: '/identity/design-tokens.json', bytes: sizeOf(writeTokensJson(list)) },
] as const;
