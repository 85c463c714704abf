'use client';

import { useTranslations } from 'next-intl';
import { hasText } from '@/lib/i18n/has-text';

/** Turns the code of a broken rule into its text; a code that an external root invents gets a general one. */
export function useFaultText() {
  const t = useTranslations('register.faults');
  return (code: string | undefined): string | undefined => {
    if (!code) return undefined;
    return hasText(t, code) ? t(code) : t('other');
  };
}
