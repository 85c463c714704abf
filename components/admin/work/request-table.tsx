import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { listServiceRequests } from '@/lib/admin/queries';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDate } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { readPageTime } from '@/lib/page-reads/page-time';
import { IN_LIST } from '@/lib/requests/list-parameters';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { RequestRow } from '@/lib/requests/schemas';
import { writeSelected } from '@/lib/requests/work/bulk-controls';
import { TAKE_CONTROL } from '@/lib/requests/work/controls';
import { TO_ME } from '@/lib/requests/work/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { AdminTable, NextPage, Reference } from '../admin-table';
import { ListFields } from '../list-fields';
import bulk from './bulk.module.css';
import { BULK_FORM } from './bulk-form';
import styles from './requests.module.css';

type Page = NonNullable<Awaited<ReturnType<typeof listServiceRequests>>>;
interface Props extends Page {
  /** The filters of the list, and the key after which its page begins. */
  query: Readonly<Record<string, string>>;
  caption: string;
  /** Whether the box of a row is ticked when the page is shown. Without it the rows have no boxes. */
  isSelected?: (id: string) => boolean;
}

/** One form for the buttons of all rows. */
const TAKE_FORM = 'requests-take';

/** The owner's name, or the button that takes a request without an owner. */
function Owner(row: RequestRow) {
  const { referenceNumber, work } = row;
  const t = useTranslations('desk.list');
  if (work.isMine) return t('me');
  if (work.owner !== null) return <bdi>{work.ownerLabel ?? t('noName')}</bdi>;
  return (
    <Button
      type="submit"
      variant="secondary"
      form={TAKE_FORM}
      name={TAKE_CONTROL}
      value={writeSelected(row)}
      aria-label={t('takeOne', { number: referenceNumber })}
      data-key="a"
    >
      {t('take')}
    </Button>
  );
}

/** The due date, with a word if it is past; while the sender is asked, what happens without an answer. */
function Due({ work: { dueAt, isLate, silence } }: Pick<RequestRow, 'work'>) {
  const locale = useLocale();
  const t = useTranslations('desk.list');
  if (silence) {
    const steps = (['remindAt', 'closeAt'] as const).flatMap((step) => {
      const at = silence[step];
      return at ? [t(step, { date: formatDate(new Date(at), locale) })] : [];
    });
    // A single element, because a card places the parts of a cell side by side.
    return steps.length === 0 ? (
      '–'
    ) : (
      <div>
        {steps.map((step) => (
          <div key={step}>{step}</div>
        ))}
      </div>
    );
  }
  if (!dueAt) return '–';
  return (
    <>
      <time dateTime={dueAt}>{formatDate(new Date(dueAt), locale)}</time>
      {isLate ? <strong className={styles.late}>{t('isLate')}</strong> : null}
    </>
  );
}

const COLUMNS = ['referenceNumber', 'about', 'status', 'owner', 'age', 'due'] as const;

/** A page of requests. On a phone each is a card. */
export async function RequestTable({ rows, next, query, caption, isSelected }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.list');
  const selecting = await getTranslations('desk.bulk');
  const priorities = await getTranslations('desk.priorities');
  const requests = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const place = new URLSearchParams({ ...IN_LIST, ...query });
  const at = readPageTime().getTime();
  const ageOf = ({ createdAt }: RequestRow) => {
    const count = Math.max(0, Math.floor((at - Date.parse(createdAt)) / DAY_MS));
    return t('age', { count, number: formatNumber(count, locale) });
  };
  const head = (column: (typeof COLUMNS)[number]) =>
    column === 'referenceNumber' || column === 'status'
      ? requests(`columns.${column}`)
      : t(`columns.${column}`);
  return (
    <>
      <form hidden id={TAKE_FORM} method="post" action={noJavaScriptAddress('request-assign', locale)}>
        <input type="hidden" name="owner" value={TO_ME} />
        <ListFields query={query} />
      </form>
      <AdminTable
        caption={caption}
        columns={COLUMNS.map(head)}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <div key="request" className={bulk.pick}>
              {isSelected ? (
                <input
                  type="checkbox"
                  name="rows"
                  form={BULK_FORM}
                  value={writeSelected(row)}
                  aria-label={selecting('selectOne', { number: row.referenceNumber })}
                  defaultChecked={isSelected(row.id)}
                  data-key="x"
                />
              ) : null}
              <a href={`/${locale}/desk/requests/${row.id}?${place}`} data-key-row="">
                <Reference number={row.referenceNumber} />
              </a>
            </div>,
            <div key="about" className={styles.about}>
              {row.work.priority === 'urgent' ? (
                <strong className={styles.urgent}>{priorities('urgent')}</strong>
              ) : null}
              <span>{names.form(row.form)}</span>
              {/* The text has its own direction, but is aligned with the page. */}
              <span>
                <bdi>{row.subject}</bdi>
              </span>
            </div>,
            <div key="status">
              <span className={styles.state} data-state={row.status}>
                {row.beingChecked ? names.beingChecked : names.state(row.status)}
              </span>
              {row.lastBy ? <div className={styles.writer}>{t(`lastBy.${row.lastBy}`)}</div> : null}
            </div>,
            <Owner key="owner" {...row} />,
            ageOf(row),
            <Due key="due" work={row.work} />,
          ],
        }))}
      />
      <NextPage
        address={next && `/${locale}/desk/requests?${new URLSearchParams({ ...query, after: next })}`}
        label={requests(query.queue ? 'nextPage' : 'next')}
      />
    </>
  );
}
