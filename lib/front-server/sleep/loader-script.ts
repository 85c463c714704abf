import type { Asleep, Field, Submit } from './asleep.ts';

/**
 * Wakes the page at the first press, key or focus on a part marked with `data-island`, or at once if the browser has
 * stored something under the `data-draft` of a form. Links, disclosures and popovers, which the browser handles, wake
 * nothing, and neither do buttons outside of islands. Clicks and entries are held in `asleep` for the waker. Every byte
 * is in every public page.
 */
export default function wakeOnTouch(
  doc = document,
  files = [(doc.currentScript as HTMLElement).dataset.page as string],
  held: Asleep['held'] = new Set(),
  typed: Asleep['typed'] = new Map(),
): void {
  const root = doc.documentElement.dataset;
  const load = (src: string) =>
    doc.head.append(
      Object.assign(doc.createElement('script'), {
        src,
        // The next press tries again; links and forms work as they do without a script.
        onerror() {
          files.push(src);
          root.waking = '';
          for (const item of held as Set<HTMLAnchorElement & Submit>) {
            item.ariaBusy = null;
            if (item.href) doc.location = item.href;
            if (item.type === 'submit') item.form.requestSubmit(item);
          }
          held.clear();
        },
      }),
    );
  const wake = () => {
    root.waking = '1';
    files.splice(0).map(load);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    act: (target: HTMLElement, event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, (event) => asleep && act(event.target as HTMLElement, event), true);
  const touch = (item: HTMLElement) => {
    const part = item.closest<HTMLElement>('a,summary,[popovertarget],[data-island]');
    if (part?.dataset.island === '') wake();
  };
  on('pointerdown', touch);
  on('keydown', touch);
  on('focusin', touch);
  on('click', (target, event) => {
    const item = target.closest<HTMLElement>(
      'a[data-island],form[data-island] [type=submit],[data-island] [type=button]:not([popovertarget])',
    );
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    item.ariaBusy = 'true';
    held.add(item);
    wake();
  });
  on('input', (item) => typed.set(item as Field, [(item as Field).value, (item as Field).checked]));
  on('DOMContentLoaded', () => {
    for (const { dataset } of doc.forms)
      if (localStorage[dataset.draft as string] || sessionStorage[dataset.draft as string]) wake();
  });
  self.asleep = { held, typed, load } as Asleep;
}
