import tokens from '@/public/identity/design-tokens.json' with { type: 'json' };
import { writeTokensCss, writeTokensJson } from './read-tokens';

const list = Object.entries(tokens).map(([name, value]) => ({ name, value }));
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

export const TOKENS_CSS = writeTokensCss(list);

export const TOKEN_FILES = [
  { key: 'css', path: '/identity/design-tokens.css', bytes: sizeOf(TOKENS_CSS) },
  { key: 'json', path: '/identity/design-tokens.json', bytes: sizeOf(writeTokensJson(list)) },
] as const;
