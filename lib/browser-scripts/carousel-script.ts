const INTERVAL_MS = 5000;

/**
 * Moves the carousel by one slide every five seconds (AWARD-04). It pauses under the pointer, during focus and in a
 * hidden tab, and until the button (`data-toggle`) is pressed if the visitor prefers less motion or data (WCAG 2.2.2).
 * Each move is first offered to Embla as a cancelable event (`advance`).
 */
export default function moveCarousel(
  section = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  const viewport = section.querySelector('[tabindex]') as HTMLElement;
  const button = section.querySelector('[data-toggle]') as HTMLElement;
  const lessMotion = matchMedia('(prefers-reduced-motion:reduce)');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let isPaused: boolean;
  let isHovered = false;
  let isFocused = false;
  let timer: ReturnType<typeof setInterval>;

  const advance = () => {
    if (!section.dispatchEvent(new Event('advance', { cancelable: true }))) return;
    const width = (viewport.querySelector('li') as HTMLElement).offsetWidth;
    const position = Math.abs(viewport.scrollLeft);
    const isAtEnd = position + 2 > viewport.scrollWidth - viewport.clientWidth;
    const next = isAtEnd ? 0 : (Math.round(position / width) + 1) * width;
    viewport.scrollTo({
      left: document.dir === 'rtl' ? 0 - next : next,
      behavior: lessMotion.matches ? 'instant' : 'smooth',
    });
  };
  const update = () => {
    clearInterval(timer);
    section.toggleAttribute('data-paused', isPaused);
    if (!(isPaused || isHovered || isFocused || document.hidden)) timer = setInterval(advance, INTERVAL_MS);
  };
  const on = (target: EventTarget, kind: string, act?: (event: Event) => void) =>
    target.addEventListener(kind, (event) => {
      act?.(event);
      update();
    });
  const pauseIfPreferred = () => {
    isPaused = lessMotion.matches || !!connection?.saveData;
  };

  on(button, 'click', () => {
    isPaused = !isPaused;
  });
  on(viewport, 'pointerenter', () => {
    isHovered = true;
  });
  on(viewport, 'pointerleave', () => {
    isHovered = false;
  });
  on(section, 'focusin', ({ target }) => {
    isFocused = target !== button;
  });
  on(section, 'focusout', () => {
    isFocused = false;
  });
  on(document, 'visibilitychange');
  on(lessMotion, 'change', pauseIfPreferred);
  pauseIfPreferred();
  update();
}
