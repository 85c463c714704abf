const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** A person who only reads needs what follows a little later, when the network has nothing else to do. */
const PATIENCE_MS = 4000;

/**
 * Calls back once, when the person first moves, touches, scrolls or types, or has read for some seconds.
 * @returns how to stop waiting
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
