/** `input` alone is dispatched when a password manager fills a field. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** @returns a function that cancels it */
export function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  };
  const run = () => {
    stop();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
  return stop;
}
