/*
 * Stands in the head of every public page, so every byte counts. Wakes the page at the first press, key or focus on a
 * part marked with `data-island`, or at once if the browser has stored something under the `data-draft` of a form. What the browser does by itself wakes nothing (links, disclosures, popovers), nor does a button
 * outside of islands, which a script of the page serves. What is pressed or typed until React is there waits in `asleep`
 * for the waker.
 */
((doc, files = [doc.currentScript.dataset.page], held = new Set(), typed = new Map()) => {
  const root = doc.documentElement.dataset;
  const load = (src) =>
    doc.head.append(
      Object.assign(doc.createElement('script'), {
        src,
        // The next press tries again; links and forms lead where they lead without script.
        onerror() {
          files.push(src);
          root.waking = 0;
          for (const item of held) {
            item.ariaBusy = null;
            if (item.href) doc.location = item.href;
            if (item.type === 'submit') item.form.requestSubmit(item);
          }
          held.clear();
        },
      }),
    );
  const wake = () => {
    root.waking = 1;
    files.splice(0).map(load);
  };
  const on = (kind, act) => addEventListener(kind, (event) => asleep && act(event.target, event), 1);
  const touch = (item) =>
    item.closest('a,summary,[popovertarget],[data-island]')?.dataset.island === '' && wake();
  on('pointerdown', touch);
  on('keydown', touch);
  on('focusin', touch);
  on('click', (target, event) => {
    const item = target.closest(
      'a[data-island],form[data-island] [type=submit],[data-island] [type=button]:not([popovertarget])',
    );
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    item.ariaBusy = true;
    held.add(item);
    wake();
  });
  on('input', (item) => typed.set(item, [item.value, item.checked]));
  on('DOMContentLoaded', () => {
    if ([...doc.forms].some(({ dataset: { draft } }) => localStorage[draft] || sessionStorage[draft])) wake();
  });
  self.asleep = { held, typed, load };
})(document);
