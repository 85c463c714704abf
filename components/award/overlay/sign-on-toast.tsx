'use client';

import { useEffect, useState } from 'react';
import { Toast } from '@/components/ui/toast';

const PARAMETER = 'signOn';

/** Takes the one-shot hint of a fresh sign-on out of the address; true when it was there. */
function takeHint(): boolean {
  const url = new URL(window.location.href);
  if (url.searchParams.get(PARAMETER) !== 'done') return false;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(null, '', url);
  return true;
}

/** Says for three seconds that the sign-on is done, to a person who has just come back from it. */
export function SignOnToast({ title, closeLabel }: { title: string; closeLabel: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (takeHint()) setIsShown(true);
  }, []);
  return (
    <Toast
      type="success"
      title={title}
      show={isShown}
      onClose={() => setIsShown(false)}
      closeLabel={closeLabel}
    />
  );
}
