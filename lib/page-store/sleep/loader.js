/*
 * Stands in the head of every public page, so every byte counts. Wakes the page at the first press, key or focus on a
 * part marked with `data-island`, or at once where somebody is signed in or the browser keeps
 * something under the `data-draft` of a form. What
 * is pressed or typed until React is there waits in `asleep` for the waker.
 */
((root, files, held, typed) => {
  const load = (src) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        src,
        // The next press tries again; links lead where they lead.
        onerror() {
          files.push(src);
          root.waking = '';
          for (const item of held) {
            held.delete(item);
            item.ariaBusy = null;
            item.href && location.assign(item.href);
          }
        },
      }),
    );
  const wake = () => {
    root.waking = 1;
    files.splice(0).map(load);
  };
  const on = (kind, act) => addEventListener(kind, (event) => self.asleep && act(event), true);
  const touch = (event) => event.target.closest?.('a,[data-island]')?.matches('[data-island]') && wake();
  ['pointerdown', 'keydown', 'focusin'].map((kind) => on(kind, touch));
  on('click', (event) => {
    const item = event.target.closest('button[type=button]:not([popovertarget]),a[data-island]');
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    item.ariaBusy = true;
    held.add(item);
    wake();
  });
  on('input', ({ target }) => typed.set(target, [target.value, target.checked]));
  on('DOMContentLoaded', () => {
    for (const { dataset } of document.forms)
      if (localStorage[dataset.draft] || sessionStorage[dataset.draft] || /signedIn=1/.test(document.cookie))
        wake();
  });
  self.asleep = { held, typed, load };
})(document.documentElement.dataset, [document.currentScript.dataset.page], new Set(), new Map());
