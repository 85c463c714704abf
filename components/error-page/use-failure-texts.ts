'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type arabic from '@/messages/ar/errorPages.json';
import { readAddressLocale } from './read-address-locale';

type Texts = (typeof arabic)['failure'];

/** The words of the error page in the address's language; fetched only once something has failed. */
export function useFailureTexts(): { texts: Texts; locale: Locale } | null {
  const [found, setFound] = useState<{ texts: Texts; locale: Locale } | null>(null);
  useEffect(() => {
    const locale = readAddressLocale();
    void import(`@/messages/${locale}/errorPages.json`).then((file) =>
      setFound({ texts: file.default.failure, locale }),
    );
  }, []);
  return found;
}
