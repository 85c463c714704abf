import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type AdminProps, opensAdminPage } from '@/lib/admin/admin-pages';
import { type Asker, findWeek } from '@/lib/admin/queries';
import { formatDay, parseDay, toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { APPOINTMENT_PARAMETERS } from '@/lib/requests/list-parameters';
import { nameDay } from '@/lib/requests/slots/name-times';
import type { Week } from '@/lib/requests/slots/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { pickQuery } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import admin from '../admin.module.css';
import { ChoiceFilter } from '../choice-filter';
import styles from './appointments.module.css';
import { ApprovalOutcome } from './approval-outcome';
import { AwaitingList } from './awaiting-list';
import { WeekTable } from './week-table';

const WEEK_MS = 7 * DAY_MS;

interface Props {
  week: Week & { resource: string };
  asker: Asker;
  /** The day in the address, else today. */
  asked: string;
  /** The appointment after which the list below begins: other weeks keep its page. */
  after: string | undefined;
}

/** The table of a week, and the links to other weeks, days and places. */
async function ResourceWeek({ week, asker: { locale }, asked, after }: Props) {
  const t = await getTranslations('slots.week');
  const { days, resource, resources } = week;
  const [first = asked] = days;
  const day = days.includes(asked) ? asked : first;
  const name = resources.find(({ id }) => id === resource)?.name ?? '';
  const caption = t('title', { day: formatDay(first, locale), name });
  const list: Record<string, string> = after === undefined ? {} : { after };
  const addressOf = (of: string) => `?${new URLSearchParams({ day: of, resource, ...list })}`;
  const shift = (by: number) => addressOf(toDay(new Date(parseDay(first).getTime() + by)));
  return (
    <>
      {resources.length > 1 ? (
        <search>
          <form className={admin.filters} method="get">
            {Object.entries({ day, ...list }).map(([parameter, value]) => (
              <input key={parameter} type="hidden" name={parameter} value={value} />
            ))}
            <ChoiceFilter
              name="resource"
              label={t('resource')}
              options={resources.map(({ id, name: label }) => ({ value: id, label }))}
              chosen={resource}
            />
            <Button type="submit" variant="secondary">
              {t('show')}
            </Button>
          </form>
        </search>
      ) : null}
      <section className={admin.part} aria-labelledby="week">
        <h2 id="week">{caption}</h2>
        <p className={admin.actions}>
          <a href={shift(-WEEK_MS)} rel="prev">
            {t('previous')}
          </a>
          <a href={shift(WEEK_MS)} rel="next">
            {t('next')}
          </a>
        </p>
        <nav aria-label={t('days')}>
          <ul className={styles.days}>
            {days.map((of) => (
              <li key={of}>
                <a href={addressOf(of)} aria-current={of === day ? 'true' : undefined}>
                  {nameDay(of, locale)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {week.rows.length > 0 ? (
          <WeekTable week={week} caption={caption} name={name} day={day} />
        ) : (
          <p>{t('empty')}</p>
        )}
      </section>
    </>
  );
}

/** The week of a place, and the appointments that wait for an approval. */
export async function WeekPage({ asker, roles, query }: AdminProps) {
  const t = await getTranslations('slots');
  const meta = await getTranslations('meta');
  const { after, ...asked } = pickQuery(query, APPOINTMENT_PARAMETERS);
  const week = await findWeek(asker, asked);
  return (
    <>
      <h1>{meta('adminAppointments.title')}</h1>
      <ApprovalOutcome query={query} isLinked={week !== null} />
      {week ? null : <Notice tone="info" title={t('external')} />}
      {week && week.resource === null ? (
        <p>
          {t('resources.none')}{' '}
          {opensAdminPage('adminResources', roles) ? (
            <a href={`/${asker.locale}${getRoute('adminResources').path}`}>{t('resources.new')}</a>
          ) : null}
        </p>
      ) : null}
      {week && week.resource !== null ? (
        <ResourceWeek
          week={{ ...week, resource: week.resource }}
          asker={asker}
          asked={asked.day ?? toDay(readPageTime())}
          after={after}
        />
      ) : null}
      <AwaitingList asker={asker} isLinked={week !== null} week={asked} after={after} />
    </>
  );
}
