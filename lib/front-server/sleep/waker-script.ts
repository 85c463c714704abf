import type { Asleep, Field, Submit } from './asleep.ts';

/** Clicks a box so that React sees the change. */
function tick(input: Field, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

/** Enters a value so that React sees the change: React ignores a value that it has set itself. */
function type(input: Field, value: string): void {
  const caret = input.selectionStart;
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(input),
    'value',
  ) as Required<PropertyDescriptor>;
  input.value = input.tagName === 'SELECT' || value ? '' : ' ';
  set.call(input, value);
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
  if (caret !== null && input === document.activeElement) input.setSelectionRange?.(caret, caret);
}

/**
 * Ends the file that wakes a page: loads its scripts, and once React has taken the page over (event `awake`), repeats
 * what was entered and clicked meanwhile. A form whose script loads later dispatches `awake` again.
 */
export default function wakePage(
  { held, typed, load, page: [sources, classNames, styleMark, elementMark] } = asleep as Asleep,
): void {
  const root = document.documentElement.dataset;
  const ready = new WeakSet<HTMLFormElement>();
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith(elementMark));
  const endWaiting = () => {
    if (held.size === 0) delete root.waking;
  };
  const handOver = () => {
    self.asleep = null;
    for (const { classList } of document.querySelectorAll('[class]'))
      for (const name of [...classList]) {
        const [, index] = /^c(\d+)$/.exec(name) ?? [];
        if (index) classList.add(classNames[+index] as string);
      }
    // React has added the complete styles; the reduced ones come after them and would override rules that they lack.
    for (const style of document.querySelectorAll(`[${styleMark}] ~ [data-asleep]`)) style.remove();
    for (const form of document.forms) if (isAlive(form)) ready.add(form);
    for (const [input, [value, checked]] of typed) {
      if (!isAlive(input)) continue;
      typed.delete(input);
      if (input.type === 'checkbox' || input.type === 'radio') tick(input, checked);
      // The uploader itself finds files that were chosen.
      else if (input.type !== 'file') type(input, value);
    }
    for (const element of held) {
      if (!isAlive(element)) continue;
      held.delete(element);
      element.ariaBusy = null;
      element.click();
    }
    endWaiting();
  };
  addEventListener('awake', handOver);
  // Forms whose script loads later wait for the first interaction; a control that has focus counts as one.
  addEventListener(
    'awake',
    () => document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    { once: true },
  );
  addEventListener(
    'input',
    ({ target }) => {
      const input = target as Field;
      if (!asleep && input.form && !ready.has(input.form)) typed.set(input, [input.value, input.checked]);
    },
    true,
  );
  // If a later script cannot be loaded, forms are submitted as without scripts.
  addEventListener(
    'error',
    ({ target }) => {
      if (asleep || (target as Element).tagName !== 'SCRIPT') return;
      for (const element of held as Set<Submit>) {
        held.delete(element);
        element.ariaBusy = null;
        if (element.type === 'submit') element.form.requestSubmit(element);
      }
      endWaiting();
    },
    true,
  );
  sources.forEach(load);
}
