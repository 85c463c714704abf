import { useEffect, useRef, useState } from 'react';

interface Settings {
  /** Whether the toast is visible and closes by itself. */
  running: boolean;
  durationMs: number;
  onEnd(): void;
}

/**
 * Runs the timer of a toast. The timer pauses while the pointer or the focus is inside the toast and while
 * the tab is hidden, and then continues with the remaining time (TOAST-02).
 * @returns the event handlers for the toast's card
 */
export function useToastTimer({ running, durationMs, onEnd }: Settings) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    left.current = durationMs;
    if (running) return;
    setHovered(false);
    setFocused(false);
  }, [running, durationMs]);

  const ticking = running && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!ticking) return;
    const startedAt = performance.now();
    const id = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(id);
      left.current -= performance.now() - startedAt;
    };
  }, [ticking]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
