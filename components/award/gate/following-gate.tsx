'use client';

import type { DehydratedState } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { AwardPageData } from '@/lib/award/browser/query-client';
import type { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { AwardPageDataProvider } from './award-page-data';

const AwardGate = lazy(() => import('./award-gate').then((file) => ({ default: file.AwardGate })));

/** First part of the query key; the query itself is in the script of the gate. */
const MY_REQUEST: keyof typeof AWARD_ENDPOINTS = 'getMyRequest';

/** Removes the person's request from the cache. */
function forgetRequest(pageData: AwardPageData): void {
  const queries = pageData.state.queries.filter(({ queryKey }) => queryKey[0] !== MY_REQUEST);
  pageData.state = { ...pageData.state, queries };
  pageData.client?.removeQueries({ queryKey: [MY_REQUEST] });
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
  const [pageData] = useState(() => {
    const opened: AwardPageData = { state };
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
  return <AwardPageDataProvider value={pageData}>{shown}</AwardPageDataProvider>;
}
