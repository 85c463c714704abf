'use client';

import { ErrorPage } from '@/components/error-page/error-page';

export default function PageFailure(props: Parameters<typeof ErrorPage>[0]) {
  return <ErrorPage {...props} />;
}
