import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';

/** Stands in for a form while the API does not tell what it needs. */
export async function FormUnavailable() {
  const t = await getTranslations('forms');
  return (
    <Notice tone="warning" title={t('unavailable.title')}>
      <p>{t('unavailable.text')}</p>
    </Notice>
  );
}
