import type { ReactNode } from 'react';
import { PageSurvey } from '@/components/survey/page-survey';
import { findRoute } from '@/lib/routing/table';
import type { Visitor } from './account-tools';
import { FoldedEnd } from './folded-end';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props {
  /** Path of the page without its locale prefix. */
  path: string;
  /** Who is signed in; `unknown` on a page that is prerendered for everybody. */
  visitor: Visitor;
  /** Day (`yyyy-MM-dd`) or instant of the last change, where the page knows it better than its content or build. */
  changedOn?: string | undefined;
  children: ReactNode;
}

/** The frame of the portal's ordinary pages: header, main part, footer, as the row of the page says (SHELL-11). */
export function PortalFrame({ path, visitor, changedOn, children }: Props) {
  const shell = findRoute(path)?.shell;
  const end = (
    <>
      <PageSurvey path={path} changedOn={changedOn} />
      {shell !== 'noFooter' ? <SiteFooter /> : null}
    </>
  );
  return (
    <>
      <SiteHeader path={path} visitor={visitor} hasBanner={shell !== 'noBanner'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {path === '' ? <FoldedEnd>{end}</FoldedEnd> : end}
    </>
  );
}
