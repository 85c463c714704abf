'use client';

import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Reading } from '@/lib/award/browser/query-client';

/** What an award page opens with. */
interface OpenedWith extends Reading {
  /** The person's request has changed: it is read again, and may open something else. */
  readRequestAgain(): void;
}

const ReadingContext = createContext<OpenedWith | null>(null);

export const ReadingProvider = ReadingContext.Provider;

/** What the server has read for this page. @throws Error outside of an award page */
export function useReading(): OpenedWith {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('Nothing was read for this page');
  return reading;
}

/**
 * What the server has read under the key of a query; undefined where it could not. It needs no part of React Query, whose
 * script comes with the first call that the page makes.
 */
export function useRead<Data>(key: QueryKey): Data | undefined {
  const found = useReading().state.queries.find(({ queryKey }) => String(queryKey) === String(key));
  return found?.state.data as Data | undefined;
}
