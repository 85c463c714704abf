'use client';

import { type ComponentProps, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

const find = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
};

/** What a person has typed into a control that React has not hydrated yet; null if nothing. */
function readTyped(id: string): string | null {
  const element = find(id);
  return element && element.value !== element.defaultValue ? element.value : null;
}

/**
 * A textarea that keeps what was typed before the page's script had loaded: when React hydrates a textarea that is not
 * empty, it writes the text of the page into it.
 */
export function KeptTextarea({ id, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const isHydrating = !useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [typed] = useState(() => (isHydrating && typeof document !== 'undefined' ? readTyped(id) : null));
  useLayoutEffect(() => {
    const element = find(id);
    if (element && typed !== null) element.value = typed;
  }, [id, typed]);
  return <textarea id={id} {...props} />;
}
