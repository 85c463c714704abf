'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { SessionWatch } from './session-watch';

/** A session cannot end in its first seconds, so the watch loads after the page. */
const AFTER_MS = 5000;

/** If the server is unavailable, the fetch is repeated. */
export function LaterSessionWatch(props: ComponentProps<typeof SessionWatch>) {
  const [openedAt] = useState(() => Date.now());
  const [Watch, setWatch] = useState<typeof SessionWatch | null>(null);
  useEffect(() => {
    if (Watch) return;
    const fetchWatch = () =>
      import('./session-watch').then(
        (file) => setWatch(() => file.SessionWatch),
        () => undefined,
      );
    const timer = setInterval(fetchWatch, AFTER_MS);
    return () => clearInterval(timer);
  }, [Watch]);
  return Watch ? <Watch {...props} openedAt={openedAt} /> : null;
}
