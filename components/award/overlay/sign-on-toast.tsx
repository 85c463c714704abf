'use client';

import { useEffect, useState } from 'react';
import type { Toast } from '@/components/ui/toast';

const PARAMETER = 'signOn';

/** Removes the one-time sign-on parameter from the address; true if it was present. */
function takeHint(): boolean {
  const url = new URL(window.location.href);
  if (url.searchParams.get(PARAMETER) !== 'done') return false;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(null, '', url);
  return true;
}

/**
 * Says for three seconds that the sign-on is complete, to a person who has just returned from it. The toast
 * itself is fetched then; its live region is in the page before the message, so that it is announced.
 */
export function SignOnToast({ title, closeLabel }: { title: string; closeLabel: string }) {
  const [Message, setMessage] = useState<typeof Toast | null>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (takeHint()) import('@/components/ui/toast').then((file) => setMessage(() => file.Toast));
  }, []);
  useEffect(() => {
    if (Message) setIsShown(true);
  }, [Message]);
  if (!Message) return null;
  return (
    <Message
      type="success"
      title={title}
      show={isShown}
      onClose={() => setIsShown(false)}
      closeLabel={closeLabel}
    />
  );
}
