'use client';

import { useEffect, useState } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import type arabic from '@/messages/ar/errorPages.json';

type Texts = (typeof arabic)['failure'];

function readAddressLocale(): Locale {
  const prefix = window.location.pathname.split('/')[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

/** Loads the texts of the error page in the language of the address; they are fetched only after an error. */
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
