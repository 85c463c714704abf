import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '../../../routing/csp.ts';

const COMMENT = /^\s*(\/\/.*|\/\*[\s\S]*?\*\/)$/gm;
/** Blanks around these mean nothing, and no text in the two scripts has one there. */
const BLANKS = /\s*([{}();,=<>&|?:+])\s*/g;
/** Names that mean the same in both scripts, and nothing to the browser; one letter each is enough there. */
const OWN_NAMES = [
  'doc',
  'root',
  'files',
  'held',
  'typed',
  'load',
  'wake',
  'touch',
  'item',
  'event',
  'act',
  'kind',
];
const OWN_NAME = new RegExp(`\\b(${OWN_NAMES.join('|')})\\b`, 'g');

/** A script of this folder as short as these few rules make it: its bytes stand in every page. */
function readScript(name: string): string {
  const text = readFileSync(join(process.cwd(), 'lib/commands/page-store/sleep', name), 'utf8');
  return (
    text
      .replace(COMMENT, '')
      .replace(BLANKS, '$1')
      .replaceAll(/[;,](?=[})])/g, '')
      .replaceAll(/\((\w+)\)=>/g, '$1=>')
      // What follows a declaration without anything between them is part of it.
      .replaceAll(/;const (?=\w+=)/g, ',')
      .replaceAll(OWN_NAME, (own) => String.fromCharCode(97 + OWN_NAMES.indexOf(own)))
      .trim()
      .replace(/;$/, '')
  );
}

/** Stands in every public page and wakes it at the first press on an island. The policy allows it by its hash. */
export const LOADER = readScript('loader.js');
export const LOADER_HASH = hashSource(LOADER);

/** Ends the file that wakes a page: a function of the addresses of its scripts. */
export const WAKER = readScript('waker.js');
