'use client';

import { useEffect } from 'react';

/**
 * How long a lifted finger or button may take to click, in milliseconds. By touch the browser moves the focus, which
 * brings messages, only between the two; where nothing is clicked (a drag, a long press) nothing waits for longer.
 */
const CLICK_MS = 400;

let whenClicked: Promise<void> = Promise.resolve();
let release = () => {};

function hold(): void {
  whenClicked = new Promise((resolve) => {
    // What was clicked answers first.
    release = () => setTimeout(resolve);
  });
}

const LISTENERS = Object.entries({
  pointerdown: hold,
  pointerup: () => setTimeout(release, CLICK_MS),
  pointercancel: () => release(),
  click: () => release(),
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
