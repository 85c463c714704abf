'use client';

import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Reading } from '@/lib/award/browser/query-client';

/** The initial data of an award page. */
interface OpenedWith extends Reading {
  /** The person's request has changed: it is read again, and may open something else. */
  readRequestAgain(): void;
}

const ReadingContext = createContext<OpenedWith | null>(null);

export const ReadingProvider = ReadingContext.Provider;

/** The data that the server has read for this page. @throws Error outside of an award page */
export function useReading(): OpenedWith {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('Nothing was read for this page');
  return reading;
}

/**
 * The data that the server has read under a query key; undefined if it could not. It does not depend on React
 * Query, whose script loads with the first call of the page.
 */
export function useRead<Data>(key: QueryKey): Data | undefined {
  const found = useReading().state.queries.find(({ queryKey }) => String(queryKey) === String(key));
  return found?.state.data as Data | undefined;
}
