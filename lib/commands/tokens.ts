import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readTokens, writeTokensCss, writeTokensJson } from '../visual-identity/read-tokens.ts';

const FOLDER = 'public/identity';

/** Writes the design tokens of `app/globals.css` as files for others. */
const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/design-tokens.css`, writeTokensCss(tokens));
writeFileSync(`${FOLDER}/design-tokens.json`, writeTokensJson(tokens));
console.log(`${tokens.length} tokens written to ${FOLDER}`);
