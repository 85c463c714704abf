/** Remembers in this browser that the keys are switched off. */
export const KEYS_OFF = 'desk-keys-off';

/** Controls in which a key is text, or chooses something. A box takes no text, so keys work in it. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The command of a key press: a Latin letter by what it types, so that any Latin keyboard works; on others, such as
 * Arabic, by the place of the key.
 */
export function readCommand({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Press): string | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[a-z/?]$/i.test(key)) return key.toLowerCase();
  // A key of a Latin keyboard that types something else is no command.
  if (key.length !== 1 || !/\P{ASCII}/u.test(key)) return null;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : null;
}

const isOff = (): boolean => {
  try {
    return localStorage.getItem(KEYS_OFF) !== null;
  } catch {
    return false;
  }
};

/** Without storage the choice is kept until the page is left. */
function keep(isOffNow: boolean): void {
  try {
    if (isOffNow) localStorage.setItem(KEYS_OFF, '1');
    else localStorage.removeItem(KEYS_OFF);
  } catch {
    // Storage may be refused.
  }
}

const listRows = () => [...document.querySelectorAll<HTMLElement>('[data-key-row]')];

/** Moves the focus to the next or previous row of the list, without going round. */
function moveRow(step: 1 | -1): void {
  const rows = listRows();
  const current = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
  const next = current === -1 ? 0 : current + step;
  rows[next]?.focus();
}

/** The control of a command: in the row that has the focus, else the last of the page, outside of lists. */
function findControl(command: string): HTMLElement | undefined {
  const selector = `[data-key="${command}"]`;
  const row = document.activeElement?.closest('tr');
  const inRow = row?.querySelector<HTMLElement>(selector);
  if (inRow) return inRow;
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((found) => !found.closest('tr')).at(-1);
}

/** Presses buttons and ticks boxes; only puts the focus into fields. Nothing is sent to a sender by a key. */
function run(command: string, help: HTMLDialogElement): boolean {
  if (command === '?') {
    help.showModal();
    return true;
  }
  if (command === 'j' || command === 'k') {
    moveRow(command === 'j' ? 1 : -1);
    return listRows().length > 0;
  }
  const control = findControl(command);
  if (!control) return false;
  if (control.matches(FIELDS)) control.focus();
  else control.click();
  return true;
}

/** Starts the keys of a page of the desk. @param help explains them and has the box that switches them off */
export function startKeys(help: HTMLDialogElement): () => void {
  const box = help.querySelector<HTMLInputElement>('input[type="checkbox"]');
  let off = isOff();
  if (box) box.checked = !off;
  const change = () => {
    off = !box?.checked;
    keep(off);
  };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.isComposing || (event.target as Element).matches(FIELDS);
    const command = off || isTyping || document.querySelector('dialog[open]') ? null : readCommand(event);
    if (command && run(command, help)) event.preventDefault();
  };
  box?.addEventListener('change', change);
  document.addEventListener('keydown', press);
  return () => {
    box?.removeEventListener('change', change);
    document.removeEventListener('keydown', press);
  };
}
