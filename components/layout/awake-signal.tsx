'use client';

import { useEffect } from 'react';

/** Tells the script that woke a sleeping page (`lib/front-server/sleep`) that its islands answer from now on. */
export function AwakeSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
