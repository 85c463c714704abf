/*
 * Ends the file that wakes a page: loads its scripts, and hands on what was typed and pressed meanwhile, once React has
 * taken the page over (`awake`). A form whose script follows later says so once more, when it keeps what is typed.
 * Gets the addresses of the scripts, and the names of the classes that stood for `c0`, `c1` and so on.
 */
self.asleep.wake = (sources, names) => {
  const { held, typed, load } = self.asleep;
  const root = document.documentElement.dataset;
  const ready = new WeakSet();
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isChecked = ({ type }) => type === 'checkbox' || type === 'radio';
  // A press that turns it once more into what it became, now that somebody listens.
  const tick = (input, checked) => {
    input.checked = !checked;
    input.click();
  };
  // React takes a value that it has set itself for known: it must see another one before.
  const type = (input, value) => {
    const caret = input.selectionStart;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    input.value = input.tagName === 'SELECT' || value ? '' : ' ';
    set.call(input, value);
    for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
    if (caret !== null && input === document.activeElement) input.setSelectionRange?.(caret, caret);
  };
  const rest = () => {
    if (held.size === 0) delete root.waking;
  };
  const handOn = () => {
    self.asleep = null;
    for (const { classList } of document.querySelectorAll('[class]'))
      for (const name of [...classList]) {
        const [, place] = /^c(\d+)$/.exec(name) ?? [];
        if (place) classList.add(names[place]);
      }
    // React has brought the styles whole; the others stand behind them and would win over rules that they lack.
    for (const style of document.querySelectorAll('[data-precedence] ~ [data-asleep]')) style.remove();
    for (const form of document.forms) if (isAlive(form)) ready.add(form);
    for (const [input, [value, checked]] of typed) {
      if (!isAlive(input)) continue;
      typed.delete(input);
      if (isChecked(input)) tick(input, checked);
      // What is chosen from the disk is found by the uploader itself.
      else if (input.type !== 'file') type(input, value);
    }
    for (const element of held) {
      if (!isAlive(element)) continue;
      held.delete(element);
      element.ariaBusy = null;
      element.click();
    }
    rest();
  };
  addEventListener('awake', handOn);
  // Forms whose script follows later listen for the first sign of use.
  addEventListener(
    'awake',
    () => document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    { once: true },
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!self.asleep && target.form && !ready.has(target.form))
        typed.set(target, [target.value, target.checked]);
    },
    true,
  );
  // A script that cannot be had: what waits for it does what it does without.
  addEventListener(
    'error',
    ({ target }) => {
      if (self.asleep || target.tagName !== 'SCRIPT') return;
      for (const element of held) {
        held.delete(element);
        element.ariaBusy = null;
        if (element.type === 'submit') element.form.requestSubmit(element);
      }
      rest();
    },
    true,
  );
  for (const source of sources) load(source);
};
