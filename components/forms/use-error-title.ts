'use client';

import { useEffect } from 'react';

/** So that the tab and screen readers announce errors. @param prefix "Error: " in the page's language */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    // React sets the title again on hydration, which may happen after the user has left a first field.
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
