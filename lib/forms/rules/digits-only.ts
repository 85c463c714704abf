import { toLatinDigits } from '@/lib/i18n/digits';

/** What a digits-only input keeps of a text: digits of every script as Latin ones, dot and comma (REG-17). */
export function keepDigits(text: string): string {
  return toLatinDigits(text).replace(/[^\d.,]/g, '');
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Whether a digits-only input lets a key through: digits, dot and comma; every key that types nothing
 * (Backspace, Tab, End, Home, arrows: their names are longer than one sign); shortcuts such as Ctrl+V.
 */
export function isDigitsKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey || [...key].length > 1) return true;
  return keepDigits(key) !== '';
}
