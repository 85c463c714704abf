'use client';

import { useTranslations } from 'next-intl';
import { PrivacyDetails } from '@/components/forms/privacy-details';

const PARTS = ['purpose', 'basis', 'retention', 'rights', 'voluntary'] as const;

/** What the law wants said before personal data is collected: purpose, basis, retention, rights, what is voluntary. */
export function PrivacyNotice() {
  const t = useTranslations('register.privacy');
  const parts = PARTS.map((part) => ({ title: t(`${part}Title`), text: t(part) }));
  return <PrivacyDetails title={t('title')} parts={parts} />;
}
