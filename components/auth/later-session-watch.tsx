'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { SessionWatch } from './session-watch';

/** No session ends in its first seconds: the watch comes when the page itself stands. */
const AFTER_MS = 5000;

/** The session's watch, fetched a little after the page; a server that is down then is asked again. */
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
