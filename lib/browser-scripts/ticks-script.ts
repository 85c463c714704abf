/** All lists, by name; invalid content is ignored. */
function readLists(): Record<string, string[]> {
  try {
    return { ...JSON.parse(localStorage.checklists) };
  } catch {
    return {};
  }
}

/** Remembers the ticks of a checklist (`data-ticks` is its name) and sets them before the list is painted. */
export default function rememberTicks(
  form = document.currentScript?.previousElementSibling as HTMLFormElement,
): void {
  const name = form.dataset.ticks as string;
  const store = (ticks: string[]) => {
    try {
      localStorage.checklists = JSON.stringify({ ...readLists(), [name]: ticks });
    } catch {}
  };
  for (const tick of [readLists()[name] ?? []].flat()) {
    const box = form.elements.namedItem(tick) as HTMLInputElement | null;
    if (box) box.checked = true;
  }
  form.addEventListener('change', () => store([...new FormData(form).keys()]));
  form.addEventListener('reset', () => store([]));
}
