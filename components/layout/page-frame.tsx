import { PageSurvey } from '@/components/survey/page-survey';
import { getRoute } from '@/lib/routing/table';
import { BareFrame, type FrameProps, Main } from './bare-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of a page, as its row defines it (SHELL-11): header, survey and footer, or only the slim bar. */
export function PageFrame({ route, path, changedOn, children }: FrameProps) {
  const { shell } = getRoute(route);
  if (shell === 'bare') return <BareFrame path={path}>{children}</BareFrame>;
  const hasFooter = shell !== 'noFooter';
  return (
    <>
      <SiteHeader path={path} hasBanner={shell !== 'noBanner'} hasFooter={hasFooter} />
      <Main>{children}</Main>
      <PageSurvey path={path} changedOn={changedOn} />
      {hasFooter ? <SiteFooter /> : null}
    </>
  );
}
