type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** True where the control holds something else than the server has drawn. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, drawn);
  }
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // Of the choices in a group only the one that is made counts.
  const isUnmade = control.type === 'radio' && !control.checked;
  return !isUnmade && control.checked !== control.defaultChecked;
}

/** The controls of a form that were answered before React took the page over. Files are found by their uploader. */
export function findEarlyInput(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ type }) => type !== 'file' && type !== 'hidden')
    .filter(isChanged);
}

/** Answers controls once more, with the same answers, now that React listens. */
export function repeatInput(controls: readonly Control[]): void {
  for (const control of controls) {
    if (isTicked(control)) {
      control.checked = !control.checked;
      control.click();
      continue;
    }
    const { value } = control;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    // React ignores an event after which the value is the one that it knows.
    control.value = value === '' ? ' ' : '';
    set?.call(control, value);
    for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  }
}
