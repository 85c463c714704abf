import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { type Asker, listAwaitingApproval } from '@/lib/admin/queries';
import { isState } from '@/lib/forms/definition/transitions';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDay, separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { hasText } from '@/lib/i18n/has-text';
import type { Appointment } from '@/lib/requests/appointment-schemas';
import { toListAddress } from '@/lib/requests/list-parameters';
import { loadRequestNames } from '@/lib/requests/request-names';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage, Reference } from '../admin-table';
import { ListFields } from '../list-fields';
import looks from '../work/requests.module.css';
import own from './appointments.module.css';

interface Props {
  asker: Asker;
  /** False if the API has no page for a single request. */
  isLinked: boolean;
  /** The parameters of the week above, which other pages of the list keep. */
  week: Record<string, string>;
  /** The appointment after which the page begins. */
  after: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const sayDay = (text: string, { locale }: Asker) => {
  const day = DAY.exec(text)?.[0];
  return day ? formatDay(day, locale) : text;
};

/** The page after an appointment; the first one if nothing is left there, because the last ones have been approved. */
async function readPage(asker: Asker, after: string | undefined) {
  const page = await listAwaitingApproval(asker, after === undefined ? {} : { after });
  return page.rows.length > 0 || page.total === 0 ? page : listAwaitingApproval(asker, {});
}

interface ApprovalProps extends Pick<Props, 'asker' | 'isLinked'> {
  appointment: Appointment;
  /** The parameters of the page, which is shown again after an approval. */
  query: Record<string, string>;
}

/** Approves an appointment; one that has a time is approved on its own page. */
async function Approval({ asker: { locale }, isLinked, appointment, query }: ApprovalProps) {
  const t = await getTranslations('admin.requests.appointments');
  const slots = await getTranslations('slots.request');
  const { id, version, referenceNumber = id, hasSlots } = appointment;
  if (hasSlots && isLinked)
    return (
      <a href={`/${locale}/desk/requests/${id}#times`}>
        {slots('chooseTime')}
        <span className="visually-hidden"> {referenceNumber}</span>
      </a>
    );
  return (
    <form method="post" action={noJavaScriptAddress('appointment-approve', locale)}>
      <ListFields query={query} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="referenceNumber" value={referenceNumber} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <Button type="submit" variant="secondary" aria-label={t('approveOne', { number: referenceNumber })}>
        {t('approve')}
      </Button>
    </form>
  );
}

const COLUMNS = ['referenceNumber', 'preferredDate', 'status', 'createdAt', 'approve'] as const;

/** A page of the appointments that wait for an approval, the earliest wished day first. */
export async function AwaitingList({ asker, isLinked, week, after }: Props) {
  const { locale } = asker;
  const t = await getTranslations('admin.requests');
  const wishes = await getTranslations('appointments.form.options');
  const names = await loadRequestNames(locale);
  const { rows, next, total } = await readPage(asker, after);
  if (total === 0) return null;
  const query = { ...week, ...(after === undefined ? {} : { after }) };
  // A column with the same value in every row is omitted.
  const hasStates = new Set(rows.map(({ status }) => status)).size > 1;
  const columns = COLUMNS.filter((column) => column !== 'status' || hasStates);
  const headings = { preferredDate: t('day'), approve: t('appointments.approve') };
  return (
    <section className={`${styles.part} ${own.awaiting}`} aria-labelledby="appointments">
      <h2 id="appointments">{t('appointments.title')}</h2>
      <p>{t('appointments.total', { count: total, number: formatNumber(total, locale) })}</p>
      <AdminTable
        caption={t('appointments.title')}
        columns={columns.map((column) =>
          column === 'preferredDate' || column === 'approve' ? headings[column] : t(`columns.${column}`),
        )}
        rows={rows.map((appointment) => {
          const { id, referenceNumber = id, preferredDate = '', status = '', createdAt } = appointment;
          const wish = [
            `preferredPeriod.${appointment.preferredPeriod}`,
            `channel.${appointment.channel}`,
          ].flatMap((key) => (hasText(wishes, key) ? [wishes(key)] : []));
          const number = <Reference key="number" number={referenceNumber} />;
          return {
            id,
            cells: [
              isLinked ? (
                <a key="number" href={`/${locale}/desk/requests/${id}`}>
                  {number}
                </a>
              ) : (
                number
              ),
              <span key="wish">
                {sayDay(preferredDate, asker)}
                <br />
                {wish.join(separatorOf(locale))}
              </span>,
              ...(hasStates
                ? [
                    <span key="status" className={looks.state} data-state={status}>
                      {isState('appointment', status) ? names.state(status) : status}
                    </span>,
                  ]
                : []),
              createdAt ? <Moment key="created" at={createdAt} /> : '',
              <Approval
                key="approve"
                asker={asker}
                isLinked={isLinked}
                appointment={appointment}
                query={query}
              />,
            ],
          };
        })}
      />
      <NextPage
        address={next && `${toListAddress('', { ...week, after: next })}#appointments`}
        label={t('nextPage')}
      />
    </section>
  );
}
