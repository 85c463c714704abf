'use client';

import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** A person who only reads needs what follows a little later, when the network has nothing else to do. */
const PATIENCE_MS = 4000;

/**
 * False until the person first moves, touches, scrolls or types, or has read for some seconds. What a form
 * needs only from then on is fetched then, so that a slow network brings the form itself first.
 */
export function useFirstInput(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const note = () => setHasCome(true);
    const timer = setTimeout(note, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, note, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, []);
  return hasCome;
}
