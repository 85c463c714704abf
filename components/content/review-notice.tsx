import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';

/** Says that religious text is reviewed by a qualified person before publication (CONTENT-10). */
export async function ReviewNotice() {
  const t = await getTranslations('content');
  return (
    <Notice tone="info" title={t('review.title')}>
      <p>{t('review.text')}</p>
    </Notice>
  );
}
