const INTERVAL_MS = 3000;

/**
 * Shows the button that plays the steps of the map of the holy sites, and selects the next step every three seconds,
 * from the one that the reader has reached (`data-playing` meanwhile, so that the button says "pause"). It stops at the
 * last step, after which the button starts from the first; on a second press; and when a step is selected by hand.
 */
export default function playSteps(map = document.currentScript?.previousElementSibling as HTMLElement): void {
  const button = map.querySelector('button') as HTMLButtonElement;
  const steps = [...map.querySelectorAll<HTMLInputElement>('[type=radio]')];
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    map.removeAttribute('data-playing');
  };
  const showNext = () => {
    const next = steps[steps.findIndex(({ checked }) => checked) + 1] ?? (steps[0] as HTMLInputElement);
    next.checked = true;
    if (next === steps.at(-1)) stop();
  };
  button.hidden = false;
  map.addEventListener('change', stop);
  button.addEventListener('click', () => {
    if (timer) return stop();
    map.setAttribute('data-playing', '');
    timer = setInterval(showNext, INTERVAL_MS);
    showNext();
  });
}
