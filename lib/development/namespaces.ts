import { readdirSync, writeFileSync } from 'node:fs';
import { renderCatalog } from './render-catalog.ts';

const FILE = 'lib/i18n/catalog.ts';

/** Updates the list of message files and their type, after a file of `messages/ar` was added, removed or renamed. */
const namespaces = readdirSync('messages/ar').map((name) => name.replace(/\.json$/, ''));
writeFileSync(FILE, renderCatalog(namespaces));
console.log(`${namespaces.length} namespaces written to ${FILE}`);
