import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import styles from './check-page.module.css';

/** An HTML form: the middleware redirects it to the address of the result. */
export function CheckForm({ locale }: { locale: Locale }) {
  const t = useTranslations('certificates.check');
  return (
    <form className={styles.form} action={`/${locale}${getRoute('certificateCheck').path}`} method="get">
      <TextField
        id="code"
        name="code"
        label={t('label')}
        hint={t('hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
      />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
