'use client';

import { type HTMLAttributes, useState } from 'react';

export interface ReadyAttributes extends HTMLAttributes<HTMLElement> {
  as: 'nav' | 'section' | 'details' | 'div';
  /** Finds it in the page. */
  selector: string;
}

/** Where React draws a page anew, the markup is what stands there already. */
export function ReadyElement({
  as: Element,
  selector,
  markup,
  ...attributes
}: ReadyAttributes & { markup: string }) {
  const [__html] = useState(() =>
    typeof document === 'undefined' ? markup : (document.querySelector(selector)?.innerHTML ?? ''),
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
}
