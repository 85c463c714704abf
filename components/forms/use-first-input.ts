'use client';

import { useEffect, useState } from 'react';
import { onFirstInput } from '@/lib/forms/browser/first-input';

/**
 * False until the user first moves, touches, scrolls or types, or has read for some seconds. Parts of a form
 * that are needed only from then on are fetched then, so that on a slow network the form itself loads first.
 */
export function useFirstInput(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => onFirstInput(() => setHasCome(true)), []);
  return hasCome;
}
