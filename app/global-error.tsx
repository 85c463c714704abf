'use client';

import { GlobalErrorPage } from '@/components/layout/error-page/global-error-page';

export default function DocumentFailure(props: Parameters<typeof GlobalErrorPage>[0]) {
  return <GlobalErrorPage {...props} />;
}
