'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while the page wakes up, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
