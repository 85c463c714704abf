import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { now } from '@/lib/clock';
import type { EndpointAnswer } from '@/lib/contract/types';
import { plainFormAddress } from '@/lib/gateway/forms/address';
import { readOutcome } from '@/lib/gateway/forms/read-outcome';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { Query } from '@/lib/routes/query-value';
import { appointmentForm } from '@/lib/services/definitions/appointment';
import { loadFormTexts } from '@/lib/services/form-texts';
import { readFault } from '@/lib/services/form-words';
import styles from './desk.module.css';

interface Props {
  locale: Locale;
  request: EndpointAnswer<'getServiceRequest'>['data'];
  query: Query;
}

/** Moves a request to another state, with a note that its sender reads and one for the staff; needs no script. */
export async function RequestChange({ locale, request, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'staffRequests' });
  const names = await loadRequestNames(locale);
  const outcome = await readOutcome(query.answers as string | undefined);
  const typed = new Map(outcome?.texts);
  if (request.moves.length === 0) return <p>{t('final')}</p>;
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">{t('change')}</h2>
      <form className={styles.change} method="post" action={plainFormAddress('request-change', locale)}>
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="version" value={request.version} />
        <label className={styles.filter}>
          <span>{t('to')}</span>
          <select name="to" defaultValue={typed.get('to')} required>
            {request.moves.map((state) => (
              <option key={state} value={state}>
                {names.state(state)}
              </option>
            ))}
          </select>
        </label>
        {request.life === 'appointment' ? (
          <AppointmentDay
            locale={locale}
            day={typed.get('preferredDate') ?? String(request.data.preferredDate)}
            fault={outcome?.faults.preferredDate}
          />
        ) : null}
        {(['note', 'internalNote'] as const).map((name) => (
          <label className={styles.filter} key={name}>
            <span>{t(name)}</span>
            <textarea name={name} rows={3} maxLength={1000} defaultValue={typed.get(name)} />
          </label>
        ))}
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}

interface DayProps {
  locale: Locale;
  /** yyyy-MM-dd */
  day: string;
  fault: string | undefined;
}

/** The day of an appointment, which whoever approves or moves it may change; a day that is over is told as a fault. */
async function AppointmentDay({ locale, day, fault }: DayProps) {
  const t = await getTranslations({ locale, namespace: 'staffRequests' });
  const texts = await loadFormTexts(appointmentForm, locale, toDay(now()), {});
  const error = fault && readFault(texts, 'preferredDate', fault);
  return (
    <TextField
      id="preferredDate"
      name="preferredDate"
      type="date"
      label={t('day')}
      error={error}
      defaultValue={day}
    />
  );
}
