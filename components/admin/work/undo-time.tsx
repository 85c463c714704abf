'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** When the change is carried out. */
  dueAt: string;
  /** Shown in place of the buttons afterwards. */
  over: ReactNode;
  children: ReactNode;
}

/** The buttons of a change that can be undone, until it is carried out; without script they stay. */
export function UndoTime({ dueAt, over, children }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), Math.max(0, Date.parse(dueAt) - Date.now()));
    return () => window.clearTimeout(timer);
  }, [dueAt]);
  return isOver ? over : children;
}
