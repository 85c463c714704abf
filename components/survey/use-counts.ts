import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CountTexts } from '@/lib/survey/count-texts';

interface Settings {
  page: string;
  texts: CountTexts;
  locale: Locale;
}

/** Signs that somebody reads: before them nothing is fetched, so that a page that merely opens stays light. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, when the reader has stirred and the element is on the screen. */
function whenSeen(element: Element, onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    observer.observe(element);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/**
 * How many found the page useful, in words; empty until somebody has scrolled to it. A prerendered page cannot
 * know it, and whom it fails to reach loses nothing.
 */
export function useCounts(place: RefObject<HTMLElement | null>, { page, texts, locale }: Settings) {
  const [text, setText] = useState('');
  const refresh = useCallback(() => {
    import('@/lib/survey/client-calls')
      .then(({ fetchCounts }) => fetchCounts(page, texts, locale))
      .then(setText)
      .catch(() => undefined);
  }, [page, texts, locale]);
  useEffect(() => {
    if (place.current) return whenSeen(place.current, refresh);
  }, [place, refresh]);
  return { text, refresh };
}
