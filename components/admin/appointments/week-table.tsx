import { getLocale, getTranslations } from 'next-intl/server';
import { TableFrame } from '@/components/ui/table-frame';
import { formatDate, parseDay, toInstant } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatTime } from '@/lib/i18n/format-time';
import { nameDay } from '@/lib/requests/slots/name-times';
import type { Week } from '@/lib/requests/slots/schemas';
import styles from './appointments.module.css';

type Cell = Week['rows'][number]['cells'][number];

interface Props {
  week: Week;
  caption: string;
  /** Name of the place. */
  name: string;
  /** The day that a narrow screen shows. */
  day: string;
}

/** The state of a half hour, in words and numbers of requests. */
async function CellState({ cell, seats }: { cell: Cell; seats: number }) {
  const locale = await getLocale();
  const t = await getTranslations('slots.week');
  const isFree = cell.isOpen && cell.free > 0;
  const free = t('freeSeats', { free: formatNumber(cell.free, locale), seats: formatNumber(seats, locale) });
  return (
    <>
      {cell.requests.map(({ id, referenceNumber, isHeld }) => (
        <a key={id} href={`/${locale}/desk/requests/${id}`}>
          <bdi>{referenceNumber}</bdi>
          {isHeld ? ` (${t('held')})` : ''}
        </a>
      ))}
      {isFree ? <span>{seats > 1 ? free : t('free')}</span> : null}
      {cell.isOpen && cell.free === 0 && cell.requests.length === 0 ? <span>{t('taken')}</span> : null}
      {!cell.isOpen && cell.requests.length === 0 ? (
        <span className="visually-hidden">{t('closed')}</span>
      ) : null}
    </>
  );
}

/** A week as one table: a row for each half hour, a column for each day. A narrow screen shows one day. */
export async function WeekTable({ week, caption, name, day: shownDay }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('slots.week');
  return (
    <TableFrame className={styles.week} label={caption}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          {week.days.map((day) => (
            <th key={day} scope="col" data-other={day === shownDay ? undefined : ''}>
              {nameDay(day, locale)} <span>{formatDate(parseDay(day), locale)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.rows.map(({ time, cells }) => {
          const shownTime = formatTime(toInstant(shownDay, time), locale);
          return (
            <tr key={time}>
              <th scope="row">
                <time dateTime={time}>{shownTime}</time>
              </th>
              {cells.map((cell, index) => {
                const day = week.days[index] ?? '';
                return (
                  <td
                    key={day}
                    data-other={day === shownDay ? undefined : ''}
                    data-closed={cell.isOpen ? undefined : ''}
                  >
                    <span className="visually-hidden">
                      {t('cell', { day: nameDay(day, locale), time: shownTime, name })}{' '}
                    </span>
                    <CellState cell={cell} seats={week.seats} />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
