import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CountTexts } from '@/lib/survey/count-texts';
import type { Rating } from '@/lib/survey/schemas';

interface Counts {
  page: string;
  texts: CountTexts;
  locale: Locale;
}

/** Calls back once, when the element is visible. */
function whenSeen(element: Element, onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Empty until the user has scrolled to it: a cached page cannot contain it, and a failed request does no harm. */
export function useCounts(place: RefObject<HTMLElement | null>, { page, texts, locale }: Counts) {
  const [text, setText] = useState('');
  const refresh = useCallback(() => {
    import('@/lib/survey/survey-calls')
      .then(({ fetchCounts }) => fetchCounts(page, texts, locale))
      .then(setText)
      .catch(() => undefined);
  }, [page, texts, locale]);
  useEffect(() => {
    if (place.current) return whenSeen(place.current, refresh);
  }, [place, refresh]);
  return { text, refresh };
}

interface Options {
  onSent(): void;
  failed: string;
}

/** Sends one rating at a time and reports the result. */
export function useRatingSubmission({ onSent, failed }: Options) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const [message, setMessage] = useState('');

  const deliver = async (rating: Rating) => {
    setSubmitting(true);
    setResult(null);
    try {
      const { sendRating } = await import('@/lib/survey/survey-calls');
      await sendRating(rating);
      setResult('sent');
      onSent();
    } catch (error) {
      setMessage((error instanceof Error && error.message) || failed);
      setResult('failed');
    } finally {
      setSubmitting(false);
    }
  };
  return {
    isSubmitting,
    result,
    message,
    send: (rating: Rating) => {
      if (!isSubmitting) void deliver(rating);
    },
    forget: () => setResult(null),
  };
}
