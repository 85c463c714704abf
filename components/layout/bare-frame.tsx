import type { ReactNode } from 'react';
import type { RouteKey } from '@/lib/routing/table';
import { SlimBar } from './slim-bar';

export interface FrameProps {
  route: RouteKey;
  path: string;
  /** A day (`yyyy-MM-dd`) or instant, if the page knows it more exactly than its content or build. */
  changedOn?: string | undefined;
  children: ReactNode;
}

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** The frame of pages without header and footer: slim bar and main part (SHELL-11). */
export function BareFrame({ path, children }: Pick<FrameProps, 'path' | 'children'>) {
  return (
    <>
      <SlimBar path={path} />
      <Main>{children}</Main>
    </>
  );
}
