import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CallToAction } from './call-to-action';
import styles from './calls-to-action.module.css';
import type { SectionProps } from './section';

/** The two ways into the award: register, or submit a project. */
export function CallsToAction({ t }: SectionProps) {
  const locale = useLocale();
  return (
    <div className={styles.row}>
      <CallToAction locale={locale} target="researchers.register">
        {t('register')}
        <Icon name="arrow" />
      </CallToAction>
      <CallToAction locale={locale} target="researchers.submit" className={styles.outline}>
        {t('submit')}
      </CallToAction>
    </div>
  );
}
