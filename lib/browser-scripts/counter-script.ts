const isChecked = ({ checked }: HTMLInputElement) => checked;
const isUnchecked = ({ checked }: HTMLInputElement) => !checked;

/**
 * Keeps the screen on while the button of the form is pressed. Without a wake lock in the browser, the form stays
 * hidden.
 */
function offerWakeLock(form: HTMLFormElement): void {
  const button = form.firstChild as HTMLElement;
  let lock: WakeLockSentinel | undefined;
  const isPressed = () => button.getAttribute('aria-pressed') === 'true';
  const press = (isOn: boolean) => button.setAttribute('aria-pressed', String(isOn));
  const request = () =>
    navigator.wakeLock.request('screen').then(
      (granted) => {
        // The button may have been released before the lock was granted, or the lock requested twice.
        lock?.release();
        lock = granted;
        if (!isPressed()) granted.release();
      },
      () => press(false),
    );
  form.hidden = !navigator.wakeLock;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    press(!isPressed());
    if (isPressed()) request();
    else lock?.release();
  });
  // The browser releases the lock when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (isPressed() && !document.hidden) request();
  });
}

/** Counts the rounds of one form: its ticks are the rounds, and are remembered like those of a checklist. */
function countRounds(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const output = form.querySelector('[role=status] b') as HTMLElement;
  const count = () => boxes.filter(isChecked).length;
  // Each box is followed by its number in the digits of the page.
  const update = () => {
    output.textContent = boxes[count() - 1]?.nextSibling?.textContent ?? (output.dataset.zero as string);
  };
  (form.querySelector('[data-buttons]') as HTMLElement).hidden = false;
  form.addEventListener('change', update);
  form.addEventListener('reset', () => {
    (form.querySelector('details') as HTMLDetailsElement).open = false;
    // The boxes are reset after the event.
    setTimeout(update);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isUndo = (event.submitter as HTMLButtonElement).value === 'undo';
    const box = isUndo ? boxes.filter(isChecked).pop() : boxes.find(isUnchecked);
    if (!box) return;
    box.checked = !isUndo;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    navigator.vibrate?.(count() === 7 ? [200, 100, 200] : 60);
  });
  update();
}

/**
 * Runs the page of the counters: the buttons of each (`data-counter`) and the one that keeps the screen on
 * (`data-awake`).
 */
export default function runCounters(): void {
  offerWakeLock(document.querySelector('[data-awake]') as HTMLFormElement);
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-counter]')) countRounds(form);
}
