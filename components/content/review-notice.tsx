import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';

/** Says that religious text is reviewed by a qualified person before publication (CONTENT-10). */
export async function ReviewNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'content' });
  return (
    <Notice tone="info" title={t('review.title')}>
      <p>{t('review.text')}</p>
    </Notice>
  );
}
