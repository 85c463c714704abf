import { useState } from 'react';
import type { Rating } from '@/lib/api/contract/schemas/ratings';

interface Settings {
  onSent(): void;
  /** What is said when the server says nothing itself. */
  failed: string;
}

/** Sends a rating once at a time, and tells what became of it. */
export function useSending({ onSent, failed }: Settings) {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const [message, setMessage] = useState('');

  const deliver = async (rating: Rating) => {
    setSending(true);
    setResult(null);
    try {
      const { sendRating } = await import('@/lib/survey/client-calls');
      await sendRating(rating);
      setResult('sent');
      onSent();
    } catch (error) {
      setMessage((error instanceof Error && error.message) || failed);
      setResult('failed');
    } finally {
      setSending(false);
    }
  };
  return {
    isSending,
    result,
    message,
    send: (rating: Rating) => {
      if (!isSending) void deliver(rating);
    },
    forget: () => setResult(null),
  };
}
