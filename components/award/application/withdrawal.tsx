import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { findWithdrawal } from '@/lib/award/rules/withdrawal';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from './application.module.css';

interface Props {
  request: NonNullable<MyRequest['data']>;
  configuration: AwardConfiguration | null;
  now: Date;
}

/**
 * Withdraws the application in a disclosure, or restores it; says so if it is too late to restore it. Nothing after the
 * results of its edition are released (AWARD-16).
 */
export async function Withdrawal({ request, configuration, now }: Props) {
  const t = await getTranslations('award.application');
  const to = findWithdrawal(request, configuration, now);
  if (to === null && !request.withdrawnAt) return null;
  if (to === null) return <Notice tone="info" title={t('tooLate')} />;
  const key = to === 'withdrawn' ? 'withdraw' : 'restore';
  return (
    <details className={styles.withdrawal} data-screen="" open={to === 'restored'}>
      <summary>{t(`${key}.title`)}</summary>
      <p>{t(`${key}.text`)}</p>
      <CodedForm
        address={noJavaScriptAddress('award-withdraw', await getLocale())}
        endpoint={AWARD_ENDPOINTS.withdrawMine}
      >
        <input type="hidden" name="to" value={to} />
        <Button type="submit" variant="secondary">
          {t(`${key}.button`)}
        </Button>
      </CodedForm>
    </details>
  );
}
