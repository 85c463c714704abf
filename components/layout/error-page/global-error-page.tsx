'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import '@/app/globals.css';

const ErrorPage = lazy(() => import('./error-page').then((file) => ({ default: file.ErrorPage })));

/** Replaces the whole document if even the layout failed. Language and direction come with the texts. */
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
