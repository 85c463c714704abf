import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { TextArea } from '@/components/ui/text-area';
import { isFinal } from '@/lib/forms/definition/transitions';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { nameSlot } from '@/lib/requests/slots/name-times';
import { MAX_OFFERS, type ShownSlot, SUGGESTED_SLOTS } from '@/lib/requests/slots/schemas';
import { toSlotValue } from '@/lib/requests/slots/slot-controls';
import page from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import requests from '../work/requests.module.css';
import styles from './appointments.module.css';

interface Props {
  request: OpenedRequest;
  errors: PostedErrors;
  /** The values entered in an offer that was refused. */
  typed: URLSearchParams | null;
}

type FreeTimes = Pick<OpenedRequest, 'id' | 'version'> & { free: readonly ShownSlot[] };

/** Approves an appointment: one button for each of the first free times. */
async function ApprovalForm({ free, ...target }: FreeTimes) {
  const locale = await getLocale();
  const t = await getTranslations('slots.request');
  const admins = await getTranslations('admin.requests');
  const forms = await getTranslations('forms');
  return (
    <form className={page.change} method="post" action={noJavaScriptAddress('appointment-approve', locale)}>
      <SeenVersion {...target} />
      <h3>{t('approve')}</h3>
      <p>{t('approveHint')}</p>
      <TextArea
        id="approval-note"
        name="note"
        label={admins('note')}
        dir="auto"
        rows={2}
        maxLength={NOTE_LENGTH}
        optionalLabel={forms('optional')}
      />
      <div className={styles.slots}>
        {free.slice(0, SUGGESTED_SLOTS).map((slot) => (
          <Button
            key={toSlotValue(slot)}
            type="submit"
            variant="secondary"
            name="slot"
            value={toSlotValue(slot)}
          >
            {nameSlot(slot, locale)}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Offers up to three times, which are held until the sender chooses or a day ends. */
async function OfferForm({ free, errors, typed, ...target }: FreeTimes & Omit<Props, 'request'>) {
  const locale = await getLocale();
  const t = await getTranslations('slots.request');
  return (
    <details className={requests.teams} open={typed !== null}>
      <summary>{t('offer')}</summary>
      <form className={page.change} method="post" action={noJavaScriptAddress('slots-offer', locale)}>
        <SeenVersion {...target} />
        <p>{t('offerHint', { max: MAX_OFFERS })}</p>
        <CheckboxGroup
          id="slots"
          name="slots"
          label={t('slots')}
          error={errors.of('slots')}
          options={free.map((slot) => ({ value: toSlotValue(slot), label: nameSlot(slot, locale) }))}
          chosen={typed?.getAll('slots')}
        />
        <PostedDayField
          id="until"
          name="until"
          label={t('until')}
          error={errors.of('until')}
          value={typed ? readPostedDay('until', typed) : undefined}
        />
        <Button type="submit" variant="secondary">
          {t('send')}
        </Button>
      </form>
    </details>
  );
}

/** The time of an appointment, and what the staff can do about it; nothing if there is no place for appointments. */
export async function TimeChoice({ request, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('slots.request');
  const { appointment, id, version, status, transitions } = request;
  if (!appointment || (appointment.free === null && !appointment.slot)) return null;
  const { slot, offers } = appointment;
  const free = isFinal('appointment', status) ? [] : (appointment.free ?? []);
  const target = { id, version, free };
  return (
    <section className={page.part} aria-labelledby="times">
      <h2 id="times">{t('title')}</h2>
      {slot ? <p>{t('current', { time: nameSlot(slot, locale) })}</p> : null}
      {offers.length > 0 ? (
        <>
          <p>{t('open', { time: formatDatesAndTime(new Date(offers[0]?.expiresAt ?? ''), locale) })}</p>
          <ul className={page.history}>
            {offers.map((offer) => (
              <li key={offer.id}>{nameSlot(offer, locale)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {free.length === 0 && transitions.length > 0 ? <p>{t('noneFree')}</p> : null}
      {free.length > 0 && transitions.includes('approved') ? <ApprovalForm {...target} /> : null}
      {free.length > 0 && transitions.length > 0 ? (
        <OfferForm {...target} errors={errors} typed={typed} />
      ) : null}
    </section>
  );
}
