import { useEffect, useState } from 'react';
import { SEARCH_ENDPOINTS } from '@/lib/search/endpoints';

interface Suggestion {
  address: string;
  title: string;
}

/** How long the user must pause before suggestions are requested, in milliseconds. */
const PAUSE_MS = 250;
const SHORTEST = 2;

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { callEndpoint } = await import('@/lib/api/client');
  const { data } = await callEndpoint(SEARCH_ENDPOINTS.suggestPages, { query: { text }, signal });
  const { lang } = document.documentElement;
  return data.map(({ path, title }) => ({ address: `/${lang}${path}`, title }));
}

/** @returns null until there is an answer; none if the search is unreachable, because the form still works */
export function useSuggestions(typed: string): readonly Suggestion[] | null {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const text = typed.trim();
  useEffect(() => {
    setSuggestions(null);
    if (text.length < SHORTEST) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, controller.signal).then(
        (found) => controller.signal.aborted || setSuggestions(found),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return suggestions;
}
