/** Remembers in this browser that the keys are switched off. */
export const KEYS_OFF = 'desk-keys-off';

export const areKeysOff = (): boolean => {
  try {
    return localStorage.getItem(KEYS_OFF) !== null;
  } catch {
    return false;
  }
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** True for Ctrl-K or Cmd-K: the letter on a Latin keyboard, its place on others, such as Arabic. */
export function isMenuKey({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Press): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return /\P{ASCII}/u.test(key) ? code === 'KeyK' : key.toLowerCase() === 'k';
}
