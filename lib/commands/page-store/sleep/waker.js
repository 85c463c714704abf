/*
 * Ends the file that wakes a page: loads its scripts, and once React has taken the page over (`awake`) hands on what
 * was typed and pressed meanwhile.
 */
(sources) => {
  const { held, typed, load } = self.asleep;
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
  // Parts of the page may be taken over later than the rest.
  const isAlive = (input) => Object.keys(input).some((key) => key.startsWith('__reactProps'));
  const whenAlive = (input, act, tries = 200) => {
    if (isAlive(input)) act();
    else if (tries > 0 && input.isConnected) setTimeout(whenAlive, 50, input, act, tries - 1);
  };
  const handOn = () => {
    self.asleep = null;
    delete document.documentElement.dataset.waking;
    // React has brought the styles whole; the others stand behind them and would win over rules that they lack.
    for (const style of document.querySelectorAll('[data-precedence] ~ [data-asleep]')) style.remove();
    for (const [input, [value, checked]] of [...typed]) {
      if (input.type === 'file') continue;
      whenAlive(input, () => (isChecked(input) ? tick(input, checked) : type(input, value)));
    }
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const element of held) {
      whenAlive(element, () => {
        element.ariaBusy = null;
        element.click();
      });
    }
  };
  addEventListener('awake', handOn, { once: true });
  for (const source of sources) load(source);
};
