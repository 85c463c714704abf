import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { SlimBar } from './slim-bar';

interface Props {
  locale: Locale;
  /** Path of the page without its locale prefix. */
  path: string;
  signedInName?: string | undefined;
  children: ReactNode;
}

/** The frame of a page without header and footer: slim bar and main part. */
export function BareFrame({ locale, path, signedInName, children }: Props) {
  return (
    <>
      <SlimBar locale={locale} path={path} signedInName={signedInName} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
