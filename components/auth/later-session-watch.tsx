'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const SessionWatch = lazy(() => import('./session-watch').then((file) => ({ default: file.SessionWatch })));

/** No session ends in its first seconds: the watch comes when the page itself stands. */
const AFTER_MS = 5000;

/** The session's watch, fetched a little after the page. */
export function LaterSessionWatch(props: ComponentProps<typeof SessionWatch>) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isTime) return null;
  return (
    <Suspense>
      <SessionWatch {...props} />
    </Suspense>
  );
}
