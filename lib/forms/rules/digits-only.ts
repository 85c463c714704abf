import { toLatinDigits } from '@/lib/i18n/digits';

/** The characters that a digits-only input keeps: digits of every script as Latin ones, dot and comma (REG-17). */
export function keepDigits(text: string): string {
  return toLatinDigits(text).replace(/[^\d.,]/g, '');
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Digits, dot and comma; keys that insert no character, whose names have several; shortcuts such as Ctrl+V. */
export function isDigitsKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey || [...key].length > 1) return true;
  return keepDigits(key) !== '';
}
