'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

// Every page includes this boundary, so its content is fetched only after an error.
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
