'use client';

import { useEffect, useState } from 'react';
import { onFirstInput } from '@/lib/forms/browser/first-input';

/**
 * False until the person first moves, touches, scrolls or types, or has read for some seconds. What a form
 * needs only from then on is fetched then, so that a slow network brings the form itself first.
 */
export function useFirstInput(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => onFirstInput(() => setHasCome(true)), []);
  return hasCome;
}
