const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Without input the later code loads after this time, so that it is available when the person begins. */
const READING_MS = 4000;

/**
 * Calls back once, when the person first moves the pointer, touches, scrolls or types, or after some seconds.
 * @returns a function that cancels it
 */
export function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
  const run = () => {
    stop();
    callback();
  };
  const timer = setTimeout(run, READING_MS);
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
  return stop;
}
