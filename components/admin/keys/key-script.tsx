'use client';

import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  /** Id of the dialog that explains the keys. */
  help: string;
  children: ReactNode;
}

const find = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** Loads the keys after the page, and opens their help. */
export function KeyScript({ help, children }: Props) {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    import('@/lib/admin/browser/press-keys')
      .then(({ startKeys }) => {
        if (!isOver) stop = startKeys(find(help));
      })
      // Without the script every control still works.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [help]);
  return (
    <Button variant="plain" aria-haspopup="dialog" onClick={() => find(help).showModal()}>
      {children}
    </Button>
  );
}
