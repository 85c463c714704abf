'use client';

import { useEffect, useState } from 'react';
import { onFirstInput } from '@/lib/forms/browser/first-input';

/**
 * False until the first input, or for four seconds. Parts that are needed only then are fetched then, so that on a slow
 * network the form itself loads first.
 */
export function useFirstInput(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => onFirstInput(() => setHasCome(true)), []);
  return hasCome;
}
