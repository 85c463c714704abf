'use client';

import { useEffect } from 'react';

let whenReleased: Promise<void> = Promise.resolve();

function holdUntilRelease(): void {
  whenReleased = new Promise((resolve) => {
    const release = () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      // The click comes after the release, and finds its button where it was pressed.
      setTimeout(resolve);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  });
}

/** Resolves at once, or when the mouse button or finger that is down now has been lifted. */
export function untilReleased(): Promise<void> {
  return whenReleased;
}

/**
 * Watches presses, so that messages can wait for their end: a press takes the focus from a field, and a
 * message that appeared there at that moment would push the pressed button away from under the pointer.
 */
export function usePointerPress(): void {
  useEffect(() => {
    window.addEventListener('pointerdown', holdUntilRelease, true);
    return () => window.removeEventListener('pointerdown', holdUntilRelease, true);
  }, []);
}
