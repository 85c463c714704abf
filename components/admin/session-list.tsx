import { getTranslations } from 'next-intl/server';
import { loadSessionFaults } from '@/lib/admin/plain-faults';
import { type Asker, listSessions } from '@/lib/admin/queries';
import { readOutcome } from '@/lib/forms/no-javascript/read-outcome';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import styles from './desk.module.css';
import { OutcomeNotice } from './outcome-notice';
import { EndOfEverybody, EndOfPerson } from './session-ends';
import { SessionTable } from './session-table';

/** Who is signed in, and the ways to end it: person by person, by number, everybody's. Needs no script. */
export async function SessionList({ asker, query }: { asker: Asker; query: Query }) {
  const { locale } = asker;
  const t = await getTranslations('sessions.desk');
  const meta = await getTranslations('meta');
  const outcome = await readOutcome(query.answers);
  const faults = await loadSessionFaults(outcome, locale);
  const after = readQueryValue(query, 'after');
  const { rows, next } = await listSessions(asker, after ? { after } : {});
  const typed = new Map(outcome?.texts).get('nationalId');
  return (
    <>
      <h1>{meta('deskSessions.title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <OutcomeNotice query={query} done={t('done')} faults={faults.lines} />
      <SessionTable rows={rows} />
      {next ? (
        <p>
          <a href={`?${new URLSearchParams({ after: next })}`} rel="next">
            {t('next')}
          </a>
        </p>
      ) : null}
      <EndOfPerson error={faults.of('nationalId')} typed={typed} />
      <EndOfEverybody error={faults.of('confirmed')} />
    </>
  );
}
