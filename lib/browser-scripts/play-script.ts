const INTERVAL_MS = 3000;

/**
 * Selects the next step of the map every three seconds (`data-playing`), until the last one, a second press, or a
 * selection by hand.
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
