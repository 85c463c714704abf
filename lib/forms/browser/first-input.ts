const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** For a person who only reads, later code loads after this time, when the network is idle. */
const PATIENCE_MS = 4000;

/**
 * Calls back once, when the person first moves the pointer, touches, scrolls or types, or after some seconds.
 * @returns a function that cancels it
 */
export function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, note);
  };
  const note = () => {
    stop();
    callback();
  };
  const timer = setTimeout(note, PATIENCE_MS);
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
  return stop;
}
