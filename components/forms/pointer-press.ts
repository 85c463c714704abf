'use client';

import { useEffect } from 'react';

/** Between release and click a touch screen moves the focus, which triggers messages; a busy phone is slow. */
const CLICK_MS = 1000;
/** The maximum wait for the end of a press: some ends are not reported, for example on a scroll bar. */
const LONGEST_MS = 3000;

const nothing = () => {};
let whenClicked: Promise<void> = Promise.resolve();
let release = nothing;

/** Only the main button clicks; a second finger is part of the current press. */
function hold({ button }: Partial<PointerEvent>): void {
  if (button || release !== nothing) return;
  whenClicked = new Promise((resolve) => {
    const end = () => {
      // The handler of the click runs first.
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

/** Resolves immediately, or after the click of the press in progress. */
export function untilClicked(): Promise<void> {
  return whenClicked;
}

/** A message that appeared when the focus leaves a field would move the pressed button away from the pointer. */
export function usePointerPress(): void {
  useEffect(() => {
    for (const [type, listener] of LISTENERS) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of LISTENERS) window.removeEventListener(type, listener, true);
    };
  }, []);
}
