import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDay, toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { proposeEids } from '@/lib/requests/work/eid-days';
import admin from '../admin.module.css';
import { AdminTable } from '../admin-table';
import appointments from '../appointments/appointments.module.css';
import work from '../work/requests.module.css';

interface Props {
  holidays: readonly string[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The days of the two Eids that the calendar lacks, and the button that adds them. */
async function EidForm({ holidays }: Pick<Props, 'holidays'>) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.holidays.eids');
  const proposed = proposeEids(toDay(readPageTime()), holidays);
  if (proposed.length === 0) return null;
  const write = (day = '') => formatDay(day, locale);
  return (
    <>
      <p>{t('hint')}</p>
      <ul className={admin.history}>
        {proposed.map(({ eid, days }) => (
          <li key={eid}>
            {t.rich(eid, {
              from: write(days[0]),
              to: write(days.at(-1)),
              day: (text) => <span className={work.whole}>{text}</span>,
            })}
          </li>
        ))}
      </ul>
      <form className={admin.change} method="post" action={noJavaScriptAddress('eids-add', locale)}>
        {proposed
          .flatMap(({ days }) => days)
          .map((day) => (
            <input key={day} type="hidden" name="days" value={day} />
          ))}
        <Button type="submit" variant="secondary">
          {t('add')}
        </Button>
      </form>
    </>
  );
}

/** The days off besides weekends and national days: the list, and the form that adds some. */
export async function HolidayList({ holidays, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.holidays');
  return (
    <section className={admin.part} aria-labelledby="holidays">
      <h2 id="holidays">{t('title')}</h2>
      <p>{t('hint')}</p>
      {holidays.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={t('title')}
          columns={[t('day'), t('remove')]}
          rows={holidays.map((day) => ({
            id: day,
            cells: [
              <time key="day" dateTime={day}>
                {formatDay(day, locale)}
              </time>,
              <form key="remove" method="post" action={noJavaScriptAddress('holiday-remove', locale)}>
                <input type="hidden" name="day" value={day} />
                <Button
                  type="submit"
                  variant="secondary"
                  aria-label={t('removeOne', { day: formatDay(day, locale) })}
                >
                  {t('remove')}
                </Button>
              </form>,
            ],
          }))}
        />
      )}
      <EidForm holidays={holidays} />
      <form className={admin.change} method="post" action={noJavaScriptAddress('holidays-add', locale)}>
        <div className={appointments.pairs}>
          {(['from', 'to'] as const).map((name) => (
            <PostedDayField
              key={name}
              id={name}
              name={name}
              label={t(name)}
              error={errors.of(name)}
              value={typed ? readPostedDay(name, typed) : undefined}
            />
          ))}
        </div>
        <Button type="submit">{t('add')}</Button>
      </form>
    </section>
  );
}
