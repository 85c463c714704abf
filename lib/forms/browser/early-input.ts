type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, drawn);
  }
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // In a group of options only the selected one counts.
  const isUnmade = control.type === 'radio' && !control.checked;
  return !isUnmade && control.checked !== control.defaultChecked;
}

/** The controls of a form that were changed before React hydrated the page. Files are handled by the uploader. */
export function findEarlyInput(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ type }) => type !== 'file' && type !== 'hidden')
    .filter(isChanged);
}

/** Dispatches the events of these controls again, now that React listens. */
export function repeatInput(controls: readonly Control[]): void {
  for (const control of controls) {
    if (isTicked(control)) {
      control.checked = !control.checked;
      control.click();
      continue;
    }
    const { value } = control;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    // React ignores an event if the value is the one that it knows.
    control.value = value === '' ? ' ' : '';
    set?.call(control, value);
    for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
