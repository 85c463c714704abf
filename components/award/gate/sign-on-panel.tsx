import { useLocale, useTranslations } from 'next-intl';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Notice } from '@/components/ui/notice';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import styles from './gate.module.css';

const TARGETS = {
  register: 'researchers.register',
  submit: 'researchers.submit',
} as const satisfies Record<AwardForm, ReturnTarget>;

/**
 * The page of a form for a visitor who is not signed in: why a sign-on is required, and the button to start
 * it. Works without script.
 */
export function SignOnPanel({ pressed }: { pressed: AwardForm }) {
  const t = useTranslations('opening');
  const locale = useLocale();
  return (
    <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')}>
      <div className={styles.panel}>
        <Notice tone="info" title={t('signOn.title')}>
          <p>{t('signOn.text')}</p>
        </Notice>
        <SignOnForm locale={locale} target={TARGETS[pressed]} label={t('signOn.button')} />
      </div>
    </OverlayFrame>
  );
}
