'use client';

import { useEffect } from 'react';

/**
 * Starts the document's title with a word for "error" while a form has errors, so that the tab and a screen
 * reader say so.
 * @param prefix "Error: " in the page's language
 */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors, prefix]);
}
