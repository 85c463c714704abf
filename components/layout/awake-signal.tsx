'use client';

import { useEffect } from 'react';

/** Signals the script that woke a sleeping page (`lib/front-server/sleep`). */
export function AwakeSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
