'use client';

import { getLocaleRow } from '@/lib/i18n/locales';
import '@/app/globals.css';
import { ErrorPage } from './error-page';
import { useFailureTexts } from './use-failure-texts';

/** Stands in for the whole document when even the layout failed. */
export function GlobalErrorPage(props: Parameters<typeof ErrorPage>[0]) {
  const row = getLocaleRow(useFailureTexts()?.locale ?? 'ar');
  return (
    <html lang={row.code} dir={row.dir}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
