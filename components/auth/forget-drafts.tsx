'use client';

import { useEffect } from 'react';
import { clearDrafts } from '@/lib/forms/browser/draft';

/** Stands on the page that follows a sign-out: forgets the unsent answers of this tab. Renders nothing. */
export function ForgetDrafts() {
  useEffect(() => clearDrafts(), []);
  return null;
}
