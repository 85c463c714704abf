'use client';

import { useEffect, useState } from 'react';
import { onFirstInput } from '@/lib/forms/browser/first-input';

/** Parts that are needed only after the first input are fetched then: the form itself loads first. */
export function useFirstInput(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => onFirstInput(() => setHasCome(true)), []);
  return hasCome;
}
