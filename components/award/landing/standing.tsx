import { useLocale, useTranslations } from 'next-intl';
import { nameOfStatus } from '@/lib/award/definition/enumerations';
import type { MyRequest } from '@/lib/award/schemas';
import styles from './hero.module.css';

/** The status of the signed-in person's entry: its state in words and its number (AWARD-14). */
export function Standing({ request }: { request: NonNullable<MyRequest['data']> }) {
  const t = useTranslations('award.standing');
  const meta = useTranslations('meta');
  const locale = useLocale();
  const states = useTranslations('register.status');
  const application = useTranslations('award.application');
  const { referenceNumber, scholarshipRequestStatus: status, withdrawnAt } = request;
  const state = withdrawnAt ? application('withdrawn') : states(nameOfStatus(status));
  return (
    <div className={styles.standing}>
      <p>
        <b>{t('title')}</b>
      </p>
      <p>{t('state', { state })}</p>
      {referenceNumber ? <p>{t('reference', { reference: `\u2068${referenceNumber}\u2069` })}</p> : null}
      <p>
        <a href={`/${locale}/Researchers/application`}>{meta('application.title')}</a>
      </p>
    </div>
  );
}
