import { PageSurvey } from '@/components/survey/page-survey';
import { getRoute } from '@/lib/routing/table';
import { BareFrame, type FrameProps, Main } from './bare-frame';
import { FoldedEnd } from './folded-end';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** What stands around a page, as its row says (SHELL-11): header, survey and footer, or the slim bar alone. */
export function PageFrame({ route, path, changedOn, children }: FrameProps) {
  const { shell } = getRoute(route);
  if (shell === 'bare') return <BareFrame path={path}>{children}</BareFrame>;
  const end = (
    <>
      <PageSurvey path={path} changedOn={changedOn} />
      {shell !== 'noFooter' ? <SiteFooter /> : null}
    </>
  );
  return (
    <>
      <SiteHeader path={path} hasBanner={shell !== 'noBanner'} />
      <Main>{children}</Main>
      {path === '' ? <FoldedEnd>{end}</FoldedEnd> : end}
    </>
  );
}
