import { useEffect, useRef, useState } from 'react';

interface Settings {
  running: boolean;
  durationMs: number;
  onEnd(): void;
}

/** Pauses while pointer or focus is inside and while the tab is hidden (TOAST-02). @returns the card's handlers */
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
