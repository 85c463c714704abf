import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** Stands in for a form while the API does not tell what it needs. */
export async function FormUnavailable({ locale }: { locale: Locale }) {
  const t = await loadTranslator(locale, 'forms');
  return (
    <Notice tone="warning" title={t('unavailable.title')}>
      <p>{t('unavailable.text')}</p>
    </Notice>
  );
}
