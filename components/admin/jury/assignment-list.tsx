import { getLocale, getTranslations } from 'next-intl/server';
import { type OpenedReading, READING_STATES, type ReadingRow } from '@/lib/admin/jury/schemas';
import { type Asker, listAssignments } from '@/lib/admin/queries';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { OBSTACLES, OTHER_VERDICTS } from '@/lib/award/rules/plan-readings';
import type { RegistrationLabels } from '@/lib/award/rules/registration-labels';
import { formatList, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDateTime } from '@/lib/i18n/format-time';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { AdminTable, NextPage, Reference } from '../admin-table';
import looks from '../award-looks.module.css';
import { StateFilter } from '../state-filter';

type NameOf = (subject: string) => string;

/** Why a juror reads an application, and why each other juror does not. */
async function Reasons({ reading: { subject, why }, nameOf }: { reading: OpenedReading; nameOf: NameOf }) {
  const locale = await getLocale();
  const t = await getTranslations('jury.readings');
  return (
    <details>
      <summary>{t('why', { name: nameOf(subject) })}</summary>
      <p>{t(why.matches ? 'matches' : 'otherField')}</p>
      <ul className={styles.history}>
        {OTHER_VERDICTS.map((verdict) => {
          const others = why.others[verdict] ?? [];
          return others.length === 0 ? null : (
            <li key={verdict}>
              {writeLabel(t(`others.${verdict}`), locale)} {formatList(others.map(nameOf), locale)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Why an application lacks readings, with the remedy if there is one. */
async function Lack({ row: { missing, jurors }, isClosed }: { row: ReadingRow; isClosed: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('jury.readings');
  const obstacles = OBSTACLES.filter((obstacle) => jurors[obstacle] > 0);
  return (
    <div>
      <p>
        <strong>{t('missing', { number: formatNumber(missing, locale) })}</strong>
      </p>
      {isClosed ? null : jurors.free > 0 ? (
        <p>{t('proposeAgain')}</p>
      ) : (
        <>
          <ul className={styles.history}>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>
                {writeLabel(t(`others.${obstacle}`), locale)} {formatNumber(jurors[obstacle], locale)}
              </li>
            ))}
          </ul>
          <p>{t('remedy')}</p>
        </>
      )}
    </div>
  );
}

interface ReadersProps {
  row: ReadingRow;
  nameOf: NameOf;
  isClosed: boolean;
}

/**
 * The readers of an application. The deadline of the first is written once; those with another one have it beside them.
 */
async function Readers({ row, nameOf, isClosed }: ReadersProps) {
  const locale = await getLocale();
  const t = await getTranslations('jury.readings');
  const columns = await getTranslations('readings.columns');
  const dueOf = ({ state, dueAt }: OpenedReading) => (state === 'released' ? dueAt : null);
  const write = (at: string) => formatDateTime(new Date(at), locale);
  const shared = row.readings.map(dueOf).find((at) => at !== null) ?? null;
  return (
    // A single element, because a card places the parts of a cell side by side.
    <div>
      {shared === null ? null : (
        <p>
          {writeLabel(columns('due'), locale)} {write(shared)}
        </p>
      )}
      <ul className={styles.history}>
        {row.readings.map((reading) => {
          const own = dueOf(reading);
          const facts = [
            t(`readingStates.${reading.state}`),
            own !== null && own !== shared ? t('due', { date: write(own) }) : null,
            reading.round > 1 ? t('additional') : null,
          ].filter((fact) => fact !== null);
          return (
            <li key={reading.subject}>
              <bdi>{nameOf(reading.subject)}</bdi> ({facts.join(t('comma'))})
              <Reasons reading={reading} nameOf={nameOf} />
            </li>
          );
        })}
      </ul>
      {row.missing > 0 ? <Lack row={row} isClosed={isClosed} /> : null}
    </div>
  );
}

interface Props {
  asker: Asker;
  query: Record<string, string>;
  edition: Edition;
  labels: RegistrationLabels;
  nameOf: NameOf;
}

/** Admitted applications with their readers, the reasons for them, and what is missing; the oldest first. */
export async function AssignmentList({ asker, query, edition, labels, nameOf }: Props) {
  const { locale } = asker;
  const t = await getTranslations('jury.readings');
  const award = await getTranslations('admin.award');
  const judging = await getTranslations('judging');
  const requests = await getTranslations('admin.requests');
  const isClosed = isOver(edition);
  const { total, rows, next } = await listAssignments(asker, query);
  const state = READING_STATES.find((name) => name === query.state) ?? 'all';
  const columns = [
    award('columns.referenceNumber'),
    t('columns.readings'),
    award('columns.title'),
    award('columns.field'),
    t('columns.language'),
  ];
  return (
    <>
      <StateFilter
        edition={isClosed ? edition.year : null}
        label={t('filter')}
        options={READING_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        chosen={state}
      />
      <p>{judging('total', { count: total, number: formatNumber(total, locale) })}</p>
      {rows.length > 0 ? (
        <div className={looks.jury}>
          <AdminTable
            caption={t('title')}
            columns={columns}
            rows={rows.map((row) => ({
              id: row.id,
              cells: [
                <a key="application" href={`/${locale}/desk/eligibility/${row.id}`} data-key-row="">
                  <Reference number={row.referenceNumber} />
                </a>,
                <Readers key="readings" row={row} nameOf={nameOf} isClosed={isClosed} />,
                <bdi key="title">{row.researchTitle}</bdi>,
                labels.field(row.fieldId),
                getLocaleRow(row.language).name,
              ],
            }))}
          />
        </div>
      ) : (
        <p>{t('none')}</p>
      )}
      <NextPage
        address={next && `?${new URLSearchParams({ edition: String(edition.year), state, after: next })}`}
        label={requests('nextPage')}
      />
    </>
  );
}
