import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Visitor } from './account-tools';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props {
  locale: Locale;
  /** Path of the page without its locale prefix. */
  path: string;
  /** Who is signed in; `unknown` on a page that is prerendered for everybody. */
  visitor: Visitor;
  hasBanner?: boolean;
  hasFooter?: boolean;
  children: ReactNode;
}

/** The frame of the portal's ordinary pages: header, main part, footer (spec section 2, "Layout rules"). */
export function PortalFrame({ locale, path, visitor, hasBanner = true, hasFooter = true, children }: Props) {
  return (
    <>
      <SiteHeader locale={locale} path={path} visitor={visitor} hasBanner={hasBanner} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {hasFooter ? <SiteFooter locale={locale} /> : null}
    </>
  );
}
