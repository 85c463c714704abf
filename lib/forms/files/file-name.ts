import { ACCEPTED_TYPES } from './rules';

const MAX_LENGTH = 150;
const NAMELESS = 'document.pdf';
/** Control characters, path separators, and bidirectional overrides. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/gu;

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? [...name.slice(dot)].slice(0, 10) : [];
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('');
}

/** The display name of a file: the person's name for it without unsafe characters. */
export function cleanFileName(name: string): string {
  const clean = name.normalize('NFC').replace(UNSAFE, '').trim().replace(/^\.+/, '');
  return shorten(clean) || NAMELESS;
}

export function hasAcceptedEnding(name: string): boolean {
  const clean = cleanFileName(name).toLowerCase();
  return ACCEPTED_TYPES.some((type) => clean.endsWith(`.${type}`));
}
