'use client';

import { useEffect } from 'react';

/**
 * How long a lifted finger or button may take to click, in milliseconds. By touch the browser moves the focus, which
 * brings messages, only between the two, and a busy phone takes its time; where nothing is clicked (a drag, a long press)
 * nothing waits for longer.
 */
const CLICK_MS = 1000;
/** How long a press is waited for at most: not every end of one is told, such as that of a scroll bar. */
const LONGEST_MS = 3000;

const nothing = () => {};
let whenClicked: Promise<void> = Promise.resolve();
let release = nothing;

/** Only the main button clicks; a second finger is part of the press under way. */
function hold({ button }: Partial<PointerEvent>): void {
  if (button || release !== nothing) return;
  whenClicked = new Promise((resolve) => {
    const end = () => {
      // What was clicked answers first.
      setTimeout(resolve);
      if (release === end) release = nothing;
    };
    release = end;
    setTimeout(end, LONGEST_MS);
  });
}

const endNow = () => release();

const LISTENERS = Object.entries({
  pointerdown: hold,
  pointerup: () => setTimeout(release, CLICK_MS),
  pointercancel: endNow,
  contextmenu: endNow,
  click: endNow,
});

/** Resolves at once, or when the press that is under way now has clicked what it was meant for. */
export function untilClicked(): Promise<void> {
  return whenClicked;
}

/**
 * Watches presses, so that messages can wait for their end: a press takes the focus from a field, and a
 * message that appeared there at that moment would push the pressed button away from under the pointer.
 */
export function usePointerPress(): void {
  useEffect(() => {
    for (const [type, listener] of LISTENERS) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of LISTENERS) window.removeEventListener(type, listener, true);
    };
  }, []);
}
