import { areKeysOff, KEYS_OFF } from './menu-key';

/** Controls in which a key is text, or chooses something. Boxes and scores take no text, so keys work in them. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Presses the button with this command, in fields too. */
const FINISH = 'Ctrl+Enter';
/** Moves between the two sides of a page, from fields too. */
const SIDE = 'F6';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The command of a key press: a Latin letter or a digit by what it types, so that any Latin keyboard works; on others,
 * such as Arabic, by the place of the key.
 */
export function readCommand({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Press): string | null {
  if (key === 'Enter' && ctrlKey !== metaKey && !altKey) return FINISH;
  if (ctrlKey || altKey || metaKey) return null;
  // With Shift it stays a key of the browser.
  if (key === SIDE) return shiftKey ? null : SIDE;
  if (/^[a-z\d/?]$/i.test(key)) return key.toLowerCase();
  // A key of a Latin keyboard that types something else is no command.
  if (key.length !== 1 || !/\P{ASCII}/u.test(key)) return null;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(Key[A-Z]|Digit\d|Numpad\d)$/.test(code) ? code.slice(-1).toLowerCase() : null;
}

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

/** The row of a list, or the criterion of a score sheet, that an element belongs to. */
const findRow = (element: Element | null) => element?.closest('tr') ?? element?.closest('[data-key-row]');

/**
 * Moves the focus to the next or previous row, without wrapping around: to the link of a list's row, or to the score
 * that is chosen, else the first.
 */
function moveRow(step: 1 | -1): void {
  const rows = listRows();
  const current = rows.findIndex((row) => findRow(row)?.contains(document.activeElement));
  const row = rows[current === -1 ? 0 : current + step];
  (row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector('input') ?? row)?.focus();
}

/** The element of each side that had the focus last. */
const lastFocus = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the other side of the page, to where it was there last, else to the side itself. */
function moveSide(): boolean {
  const sides = [...document.querySelectorAll<HTMLElement>('[data-key-side]')];
  const active = document.activeElement;
  const current = sides.findIndex((side) => side.contains(active));
  const from = sides[current];
  if (from && active instanceof HTMLElement) lastFocus.set(from, active);
  const side = sides[(current + 1) % sides.length];
  if (!side) return false;
  // On a narrow screen one side is shown.
  document.querySelector<HTMLInputElement>(`[name="side"][value="${side.dataset.keySide}"]`)?.click();
  const last = lastFocus.get(side);
  (last?.isConnected ? last : side).focus();
  return true;
}

/** The control of a command: in the row that has the focus, else the last of the page, outside of lists. */
export function findControl(command: string, focused = document.activeElement): HTMLElement | undefined {
  const selector = `[data-key="${command}"]`;
  const row = findRow(focused);
  const score = `input[type="radio"][value="${command === 'x' ? 10 : command}"]`;
  const inRow = row?.querySelector<HTMLElement>(`${selector}, ${score}`);
  if (inRow) return inRow;
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((found) => !findRow(found)).at(-1);
}

/** Puts the focus into a field, and presses anything else. */
export function activate(control: HTMLElement): void {
  if (control.matches(FIELDS)) control.focus();
  else control.click();
}

/** Presses buttons, boxes and scores; only puts the focus into fields. Nothing is sent to a sender by a key. */
function run(command: string, help: HTMLDialogElement): boolean {
  if (command === '?') {
    help.showModal();
    return true;
  }
  if (command === 'j' || command === 'k') {
    moveRow(command === 'j' ? 1 : -1);
    return listRows().length > 0;
  }
  if (command === SIDE) return moveSide();
  const control = findControl(command);
  if (!control) return false;
  activate(control);
  return true;
}

/** Starts the keys of a page of the desk. @param help explains them and has the box that switches them off */
export function startKeys(help: HTMLDialogElement): () => void {
  const box = help.querySelector<HTMLInputElement>('input[type="checkbox"]');
  let off = areKeysOff();
  if (box) box.checked = !off;
  const change = () => {
    off = !box?.checked;
    keep(off);
  };
  const press = (event: KeyboardEvent) => {
    const command = off || document.querySelector('dialog[open]') ? null : readCommand(event);
    const isTyping = event.isComposing || (event.target as Element).matches(FIELDS);
    if (command && (!isTyping || command === FINISH || command === SIDE) && run(command, help))
      event.preventDefault();
  };
  box?.addEventListener('change', change);
  document.addEventListener('keydown', press);
  return () => {
    box?.removeEventListener('change', change);
    document.removeEventListener('keydown', press);
  };
}
