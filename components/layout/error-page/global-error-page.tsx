'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import '@/app/globals.css';

const ErrorPage = lazy(() => import('./error-page').then((file) => ({ default: file.ErrorPage })));

/** Stands in for the whole document when even the layout failed; language and direction come with the words. */
export function GlobalErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <Suspense>
          <ErrorPage {...props} />
        </Suspense>
      </body>
    </html>
  );
}
