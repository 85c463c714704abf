'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** Opens the browser's print dialog. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
