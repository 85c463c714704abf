/*
 * Stands in the head of every public page, so every byte counts. Wakes the page at the first press, key or focus on a
 * part marked with `data-island`, or at once where somebody is signed in or the browser keeps
 * something under the `data-draft` of a form. What the browser does by itself wakes nothing: links, disclosures,
 * popovers. What is pressed or typed until React is there waits in `asleep` for the waker.
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
  const on = (kind, act) => addEventListener(kind, (event) => self.asleep && act(event), 1);
  const touch = ({ target: item }) =>
    item.closest('a,summary,[popovertarget],[data-island]')?.dataset.island === '' && wake();
  ['pointerdown', 'keydown', 'focusin'].map((kind) => on(kind, touch));
  on('click', (event) => {
    const item = event.target.closest(
      'a[data-island],form[data-island] [type=submit],[type=button]:not([popovertarget])',
    );
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    item.ariaBusy = true;
    held.add(item);
    wake();
  });
  on('input', ({ target: item }) => typed.set(item, [item.value, item.checked]));
  on('DOMContentLoaded', () => {
    if (
      /signedIn=1/.test(doc.cookie) ||
      [...doc.forms].some(({ dataset: item }) => localStorage[item.draft] || sessionStorage[item.draft])
    )
      wake();
  });
  self.asleep = { held, typed, load };
})(document);
