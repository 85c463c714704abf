'use client';

import { type ComponentProps, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

const find = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
};

interface Kept {
  /** What a person has typed; null if nothing. */
  text: string | null;
  /** What is selected; null without the focus. */
  selection: [start: number, end: number] | null;
}

/** The state of a control that React has not hydrated yet. */
function readKept(id: string): Kept | null {
  const element = find(id);
  if (!element) return null;
  const isTyped = element.value !== element.defaultValue;
  const isFocused = element === document.activeElement;
  return {
    text: isTyped ? element.value : null,
    selection: isFocused ? [element.selectionStart, element.selectionEnd] : null,
  };
}

/**
 * A textarea that keeps what was typed and selected before the page's script had loaded: when React hydrates a textarea
 * that is not empty, it writes the text of the page into it.
 */
export function KeptTextarea({ id, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const isHydrating = !useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [kept] = useState(() => (isHydrating && typeof document !== 'undefined' ? readKept(id) : null));
  useLayoutEffect(() => {
    const element = find(id);
    if (!element || !kept) return;
    if (kept.text !== null) element.value = kept.text;
    if (kept.selection) element.setSelectionRange(...kept.selection);
  }, [id, kept]);
  return <textarea id={id} {...props} />;
}
