import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { type Asker, listActiveAppointments } from '@/lib/admin/queries';
import { isState, listTransitions } from '@/lib/forms/definition/transitions';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDay } from '@/lib/i18n/format';
import type { Appointment } from '@/lib/requests/appointment-schemas';
import { loadRequestNames } from '@/lib/requests/request-names';
import styles from './admin.module.css';
import { AdminTable, Moment } from './admin-table';

interface Props {
  asker: Asker;
  /** False if the API has no page for a single request. */
  isLinked: boolean;
}

const COLUMNS = ['referenceNumber', 'preferredDate', 'status', 'createdAt', 'approve'] as const;

/** Whether the staff may approve it. A state that only an external root knows is left to that root. */
function isWaiting({ status = '' }: Appointment): boolean {
  return (
    !isState('appointment', status) || listTransitions('appointment', status, 'staff').includes('approved')
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const sayDay = (text: string, { locale }: Asker) => {
  const day = DAY.exec(text)?.[0];
  return day ? formatDay(day, locale) : text;
};

/** The appointments that wait for an approval (GetActive), each with a button that approves it (Approve). */
export async function AppointmentList({ asker, isLinked }: Props) {
  const { locale } = asker;
  const t = await getTranslations('admin.requests');
  const slots = await getTranslations('slots.request');
  const names = await loadRequestNames(locale);
  const waiting = (await listActiveAppointments(asker)).filter(isWaiting);
  if (waiting.length === 0) return null;
  const rows = waiting.map(
    ({ id, version, referenceNumber = id, preferredDate = '', status = '', createdAt, hasSlots }) => {
      const number = <bdi key="number">{referenceNumber}</bdi>;
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
          sayDay(preferredDate, asker),
          isState('appointment', status) ? names.state(status) : status,
          createdAt ? <Moment key="created" at={createdAt} /> : '',
          hasSlots && isLinked ? (
            <a key="approve" href={`/${locale}/desk/requests/${id}#times`}>
              {slots('chooseTime')}
              <span className="visually-hidden"> {referenceNumber}</span>
            </a>
          ) : (
            <form key="approve" method="post" action={noJavaScriptAddress('appointment-approve', locale)}>
              <input type="hidden" name="id" value={id} />
              {version === undefined ? null : <input type="hidden" name="version" value={version} />}
              <Button
                type="submit"
                variant="secondary"
                aria-label={t('appointments.approveOne', { number: referenceNumber })}
              >
                {t('appointments.approve')}
              </Button>
            </form>
          ),
        ],
      };
    },
  );
  const headings = { preferredDate: t('day'), approve: t('appointments.approve') };
  return (
    <section className={styles.part} aria-labelledby="appointments">
      <h2 id="appointments">{t('appointments.title')}</h2>
      <AdminTable
        caption={t('appointments.title')}
        columns={COLUMNS.map((column) =>
          column === 'preferredDate' || column === 'approve' ? headings[column] : t(`columns.${column}`),
        )}
        rows={rows}
      />
    </section>
  );
}
