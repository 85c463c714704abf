'use client';

import { Button } from '@/components/ui/button';

/** Prints the page, which is the receipt of the application. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
