/**
 * Where the focus goes when a row of a list vanishes under it: to the row that took its place, else to the
 * one before, else to the control that adds rows.
 * @param list the list as it stands before the removal, one button a row
 */
export function focusAfterRemoval(
  list: HTMLElement | null,
  index: number,
  fallback: HTMLElement | null,
): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const next = buttons[index + 1] ?? buttons[index - 1] ?? fallback;
  next?.focus();
}
