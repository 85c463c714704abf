import { readdirSync, writeFileSync } from 'node:fs';
import { renderCatalog } from '../i18n/render-catalog.ts';

const FILE = 'lib/i18n/catalog.ts';

/** Writes the list of message files and their type anew, after a file of `messages/ar` came, went or got another name. */
const namespaces = readdirSync('messages/ar').map((name) => name.replace(/\.json$/, ''));
writeFileSync(FILE, renderCatalog(namespaces));
console.log(`${namespaces.length} namespaces written to ${FILE}`);
