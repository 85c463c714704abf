import { readFileSync, writeFileSync } from 'node:fs';
import { readTokens, writeTokensJson } from '../content/visual-identity/read-tokens.ts';

const FILE = 'public/identity/design-tokens.json';

/** Writes the design tokens of `app/globals.css` as data, for the page about the visual identity and for download. */
const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));
writeFileSync(FILE, writeTokensJson(tokens));
console.log(`${tokens.length} tokens written to ${FILE}`);
