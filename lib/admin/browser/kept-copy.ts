import { clearDraft } from '@/lib/forms/browser/draft';

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

/**
 * Keeps in this tab what the server may not have saved. Signing out deletes it, as the key begins with `DRAFT_PREFIX`.
 */
export function keepCopy(key: string, form: HTMLFormElement): void {
  const values = listControls(form).map(({ name, value }) => [name, value]);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A browser without session storage has the server's copy alone.
  }
}

function readCopy(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Puts a kept copy back into its form. @returns false if there is none, or the server has sent the same texts */
export function restoreCopy(key: string, form: HTMLFormElement): boolean {
  try {
    const kept: unknown = JSON.parse(readCopy(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return false;
    const values = new Map(Object.entries(kept));
    const controls = listControls(form).filter(({ name }) => typeof values.get(name) === 'string');
    const isOther = controls.some(
      ({ name, value, dataset }) => dataset.draftVersion === undefined && value !== values.get(name),
    );
    for (const control of isOther ? controls : []) control.value = String(values.get(control.name));
    return isOther;
  } catch {
    return false;
  }
}

/** A page that was being rendered while a text was saved has arrived after this time. */
const RENDER_MS = 5000;

/**
 * Deletes a copy that is saved, unless it changes meanwhile. Not at once: the page that opens next may have been
 * rendered before the save, and shows the saved text only if it still finds the copy.
 */
export function dropSavedCopy(key: string): void {
  const saved = readCopy(key);
  window.setTimeout(() => {
    if (readCopy(key) === saved) clearDraft(key);
  }, RENDER_MS);
}
