'use client';

import type { DehydratedState } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Reading } from '@/lib/award/browser/query-client';
import type { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { ReadingProvider } from './reading';

const AwardGate = lazy(() => import('./award-gate').then((file) => ({ default: file.AwardGate })));

/** First part of the query key; the query itself is in the script of the gate. */
const MY_REQUEST: keyof typeof AWARD_ENDPOINTS = 'getMyRequest';

/** Removes the person's request from the cache. */
function forgetRequest(reading: Reading): void {
  const queries = reading.state.queries.filter(({ queryKey }) => queryKey[0] !== MY_REQUEST);
  reading.state = { ...reading.state, queries };
  reading.client?.removeQueries({ queryKey: [MY_REQUEST] });
}

interface Props extends ComponentProps<typeof AwardGate> {
  /** The data that the server has already read. */
  state: DehydratedState;
  /**
   * The form of this page, if the server found it open: its script loads with the page, everything else is
   * fetched.
   */
  children: ReactNode;
}

/**
 * Shows the form that the server found open. The gate itself is fetched only if there is none, or when the
 * person's request is read again and may open something else.
 */
export function FollowingGate({ state, children, ...gate }: Props) {
  const [isOutdated, setIsOutdated] = useState(false);
  const [reading] = useState(() => {
    const opened: Reading = { state };
    const readRequestAgain = () => {
      forgetRequest(opened);
      setIsOutdated(true);
    };
    return Object.assign(opened, { readRequestAgain });
  });
  const shown =
    children && !isOutdated ? (
      children
    ) : (
      <Suspense>
        <AwardGate {...gate} />
      </Suspense>
    );
  return <ReadingProvider value={reading}>{shown}</ReadingProvider>;
}
