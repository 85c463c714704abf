'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { readTicks, TICKS_KEY, writeTicks } from '@/lib/content/ticks';

interface Props {
  /** Name of the list, the same in every language, so that ticks survive a change of language. */
  list: string;
  className?: string | undefined;
  children: ReactNode;
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []);
}

/** The form around a checklist, which remembers the ticks in this browser and nowhere else. */
export function TickMemory({ list, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const keep = () => {
    const ticked = boxesOf(form.current).filter(({ checked }) => checked);
    writeTicks(
      list,
      ticked.map(({ name }) => name),
    );
  };

  useEffect(() => {
    const stored = readTicks(list);
    // Boxes that were ticked before this script arrived stay ticked.
    for (const box of boxesOf(form.current)) box.checked ||= stored.includes(box.name);
  }, [list]);

  return (
    <form
      ref={form}
      className={className}
      data-island=""
      data-draft={TICKS_KEY}
      onChange={keep}
      onReset={() => writeTicks(list, [])}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
