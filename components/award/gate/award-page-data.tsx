'use client';

import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AwardPageData } from '@/lib/award/browser/query-client';

/** The initial data of an award page. */
interface AwardPageContext extends AwardPageData {
  /** The person's request has changed: it is read again, and may open something else. */
  readRequestAgain(): void;
}

const AwardPageDataContext = createContext<AwardPageContext | null>(null);

export const AwardPageDataProvider = AwardPageDataContext.Provider;

/** The data that the server has read for this page. @throws Error outside of an award page */
export function useAwardPageData(): AwardPageContext {
  const pageData = useContext(AwardPageDataContext);
  if (!pageData) throw new Error('Nothing was read for this page');
  return pageData;
}

/**
 * The data that the server has read under a query key; undefined if it could not. It does not depend on React
 * Query, whose script loads with the first call of the page.
 */
export function useInitialData<Data>(key: QueryKey): Data | undefined {
  const found = useAwardPageData().state.queries.find(({ queryKey }) => String(queryKey) === String(key));
  return found?.state.data as Data | undefined;
}
