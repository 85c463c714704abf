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
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    // React writes the page's title anew when it takes that over, which may come after a first field has been left.
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
