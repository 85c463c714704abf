'use client';

import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { createQueryClient } from '@/lib/award/query-client';

const AwardGate = lazy(() => import('./award-gate').then((file) => ({ default: file.AwardGate })));

/** First part of the query key; the query itself comes with the gate. */
const MY_REQUEST: keyof typeof AWARD_ENDPOINTS = 'getMyRequest';

/** React Query for one award page, filled with what the server has read already. */
export function QueryShell({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

interface Props extends ComponentProps<typeof AwardGate> {
  /** The form of this page, where the server found it open: its script comes with the page, all else is fetched. */
  children: ReactNode;
}

/**
 * Shows the form that the server found open. The gate itself is fetched only where there is none, or when
 * the person's request is read again and may open something else.
 */
export function FollowingGate({ children, ...gate }: Props) {
  const client = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === MY_REQUEST) setIsOutdated(true);
    });
  }, [client]);
  if (children && !isOutdated) return children;
  return (
    <Suspense>
      <AwardGate {...gate} />
    </Suspense>
  );
}
