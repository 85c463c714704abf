'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

interface Props extends ComponentProps<'section'> {
  /** The value of the button that a key presses; keys by their place on the keyboard, so that any layout works. */
  keys: Readonly<Record<string, string>>;
}

const TEXT_CONTROLS = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * A section with keys for its buttons. They work while the focus is in the section and not in a control that takes
 * text, so that speech input elsewhere on the page presses nothing (WCAG 2.1.4).
 */
export function ButtonKeys({ keys, ...section }: Props) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const part = ref.current;
    const press = (event: KeyboardEvent) => {
      const value = keys[event.code];
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (!value || hasModifier || (event.target as Element).matches(TEXT_CONTROLS)) return;
      part?.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
    };
    part?.addEventListener('keydown', press);
    return () => part?.removeEventListener('keydown', press);
  }, [keys]);
  return <section ref={ref} tabIndex={-1} {...section} />;
}
