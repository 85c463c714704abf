import { getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { now } from '@/lib/clock';
import { plainFormAddress } from '@/lib/gateway/forms/address';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { RequestState } from '@/lib/services/transitions';
import styles from './requests.module.css';

interface Props {
  locale: Locale;
  to: RequestState;
  referenceNumber: string;
  /** What opened the request, for whoever is not its signed-in sender. */
  contact: string;
}

/** One thing that a sender can do with a request, behind a disclosure; an appointment is moved to another day. */
export async function RequestMove({ locale, to, referenceNumber, contact }: Props) {
  const t = await getTranslations({ locale, namespace: 'myRequests' });
  const isNewDay = to === 'rescheduled';
  const form = isNewDay ? 'appointment-reschedule' : 'request-move';
  return (
    <details className={styles.move}>
      <summary>{t(`moves.${to}` as 'moves.closed')}</summary>
      <CodedForm
        address={plainFormAddress(form, locale)}
        action={isNewDay ? 'appointment_reschedule' : 'request_move'}
      >
        <input type="hidden" name="referenceNumber" value={referenceNumber} />
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="to" value={to} />
        {isNewDay ? (
          <label className={styles.field}>
            <span>{t('newDay')}</span>
            <input type="date" name="preferredDate" min={toDay(now())} required />
          </label>
        ) : null}
        <label className={styles.field}>
          <span>{t('note')}</span>
          <textarea name="note" maxLength={1000} rows={3} />
        </label>
        <Button type="submit" variant="secondary">
          {t('confirm')}
        </Button>
      </CodedForm>
    </details>
  );
}
