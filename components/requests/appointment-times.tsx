import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/choice-group';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { writeLabel } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';
import type { Lookup } from '@/lib/requests/read-lookup';
import { nameSlot } from '@/lib/requests/slots/name-times';
import type { Times } from '@/lib/requests/slots/schemas';
import styles from './requests.module.css';

interface Props {
  times: Times;
  referenceNumber: string;
  /** True for its signed-in sender, who alone can choose a time. */
  isSender: boolean;
  /** A choice that was refused. */
  failed: Lookup | null;
}

/** The times that the office offers, as one question. */
async function OfferForm({ times, referenceNumber, failed }: Omit<Props, 'isSender'>) {
  const locale = await getLocale();
  const t = await getTranslations('slots.sender');
  const { offers, slot } = times;
  return (
    <CodedForm
      className={styles.lookup}
      address={noJavaScriptAddress('appointment-choose', locale)}
      endpoint={APPOINTMENT_ENDPOINTS.chooseAppointment}
    >
      <input type="hidden" name="referenceNumber" value={referenceNumber} />
      <RadioGroup
        id={`${referenceNumber}-offer`}
        name="offer"
        label={t('offers')}
        hint={[
          t('heldUntil', { time: formatDatesAndTime(new Date(offers[0]?.expiresAt ?? ''), locale) }),
          ...(slot ? [t('stays')] : []),
        ].join(' ')}
        error={failed?.errors.of('offer')}
        options={offers.map((offer) => ({ value: offer.id, label: nameSlot(offer, locale) }))}
        required
      />
      <Button type="submit">{t('choose')}</Button>
    </CodedForm>
  );
}

/** When and where an appointment takes place, its calendar file, and the times to choose from. */
export async function AppointmentTimes({ times, referenceNumber, isSender, failed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('slots.sender');
  const { slot, calendar, offers } = times;
  const file = `/gateway/MinsterAppointment/GetCalendar?${new URLSearchParams({ referenceNumber, language: locale })}`;
  return (
    <>
      {slot ? (
        <p>
          {writeLabel(t('startsAt'), locale)}{' '}
          <time dateTime={slot.startsAt}>{formatDatesAndTime(new Date(slot.startsAt), locale)}</time>
        </p>
      ) : null}
      {slot ? (
        <p>
          {writeLabel(t('place'), locale)} {slot.name} – {slot.place}
        </p>
      ) : null}
      {calendar && isSender ? (
        <p>
          <a href={file} download>
            {t(calendar === 'REQUEST' ? 'calendar' : 'cancellation')}
          </a>
        </p>
      ) : null}
      {offers.length > 0 && isSender ? (
        <OfferForm times={times} referenceNumber={referenceNumber} failed={failed} />
      ) : null}
    </>
  );
}
