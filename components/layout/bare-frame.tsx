import type { ReactNode } from 'react';
import type { Visitor } from './account-tools';
import { SlimBar } from './slim-bar';

interface Props {
  /** Path of the page without its locale prefix. */
  path: string;
  /** Who is signed in; `unknown` on a page that is prerendered for everybody. */
  visitor: Visitor;
  children: ReactNode;
}

/** The frame of a page without header and footer: slim bar and main part. */
export function BareFrame({ path, visitor, children }: Props) {
  return (
    <>
      <SlimBar path={path} visitor={visitor} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
