import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getSettingsVersion } from '@/lib/operator/settings';
import { findReadyMarkup, KEPT_ATTRIBUTE } from '@/lib/routing/ready-markup';
import { type ReadyAttributes, ReadyElement } from './ready-element';

interface Props extends ReadyAttributes {
  /** What it is, with all that it depends on beside the language and the operator's settings. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the frame that says the same on many pages and has no island in it. It is rendered when it is first asked
 * for; from then on its markup is put into the page when that is made, and React knows nothing of it.
 */
export async function Ready({ name, children, ...attributes }: Props) {
  const full = [name, await getLocale(), getSettingsVersion()].join(' ');
  const mark = findReadyMarkup()?.findMark(full);
  if (mark) return <ReadyElement {...attributes} markup={mark} />;
  const { as: Element, selector: _, ...plain } = attributes;
  return (
    <Element {...plain} {...{ [KEPT_ATTRIBUTE]: full }}>
      {children}
    </Element>
  );
}
