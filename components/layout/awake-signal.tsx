'use client';

import { useEffect } from 'react';

/**
 * Signals the script that woke a sleeping page (`lib/front-server/sleep`) that its islands are interactive.
 */
export function AwakeSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
