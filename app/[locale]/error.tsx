'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

// Every page carries this boundary: what it shows is fetched only once something has failed.
const ErrorPage = lazy(() =>
  import('@/components/layout/error-page/error-page').then((file) => ({ default: file.ErrorPage })),
);

export default function PageFailure(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
