'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import '@/app/globals.css';
import { getLocaleRow } from '@/lib/i18n/locales';
import { readAddressLocale } from './read-address-locale';

const ErrorPage = lazy(() => import('./error-page').then((file) => ({ default: file.ErrorPage })));

/** Stands in for the whole document when even the layout failed. */
export function GlobalErrorPage(props: ComponentProps<typeof ErrorPage>) {
  const row = getLocaleRow(readAddressLocale());
  return (
    <html lang={row.code} dir={row.dir}>
      <body>
        <Suspense>
          <ErrorPage {...props} />
        </Suspense>
      </body>
    </html>
  );
}
