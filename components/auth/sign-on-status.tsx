import { useTranslations } from 'next-intl';
import { InlineScript } from '@/components/ui/inline-script';
import { SIGN_ON_SCRIPT } from '@/lib/browser-scripts/built/sign-on';
import styles from './sign-on-status.module.css';

/** Says that the login is in progress when any form starts the sign-on (AWARD-06); works without React. */
export function SignOnStatus() {
  const t = useTranslations('signOn');
  return (
    <>
      <p className={styles.status} role="status" data-text={t('progress')} suppressHydrationWarning />
      <InlineScript text={SIGN_ON_SCRIPT} />
    </>
  );
}
