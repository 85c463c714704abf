'use client';

import { useEffect } from 'react';
import { clearDrafts } from '@/lib/forms/browser/draft';

/** Deletes the unsent answers of this tab, on the page that follows a sign-out. Renders nothing. */
export function ForgetDrafts() {
  useEffect(() => clearDrafts(), []);
  return null;
}
