/** Controls that a person changes, and the version of the draft that they continue (`data-draft-version`). */
function listControls(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement &&
        (control.type === 'text' || control.dataset.draftVersion !== undefined)),
  );
}

/** Keeps in this tab what the server may not have saved. Signing out deletes it, as the key begins with `DRAFT_PREFIX`. */
export function keepCopy(key: string, form: HTMLFormElement): void {
  const values = listControls(form).map(({ name, value }) => [name, value]);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A browser without session storage has the server's copy alone.
  }
}

/** Puts a kept copy back into its form. @returns false if there is none */
export function restoreCopy(key: string, form: HTMLFormElement): boolean {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return false;
    const values = new Map(Object.entries(kept));
    for (const control of listControls(form)) {
      const value: unknown = values.get(control.name);
      if (typeof value === 'string') control.value = value;
    }
    return true;
  } catch {
    return false;
  }
}
