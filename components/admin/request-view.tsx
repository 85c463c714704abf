import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadChangeFaults } from '@/lib/admin/plain-faults';
import { type Asker, findServiceRequest } from '@/lib/admin/queries';
import { env } from '@/lib/config/env';
import { readOutcome } from '@/lib/forms/no-javascript/read-outcome';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { Query } from '@/lib/routing/query-value';
import styles from './desk.module.css';
import { OutcomeNotice } from './outcome-notice';
import { RequestAnswers } from './request-answers';
import { RequestChange } from './request-change';
import { RequestHistory } from './request-history';

interface Props {
  asker: Asker;
  id: string;
  query: Query;
}

/** One request: its answers, files, history, and where the staff may move it. */
export async function RequestView({ asker, id, query }: Props) {
  const { locale } = asker;
  const found = await findServiceRequest(asker, id);
  if (!found) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('desk.requests');
  const names = await loadRequestNames(locale);
  const faults = await loadChangeFaults(await readOutcome(query.answers), locale);
  return (
    <>
      <p>
        <a href={`/${locale}/desk/requests`}>{t('back')}</a>
      </p>
      <h1>
        {names.form(found.form)} <bdi>{found.referenceNumber}</bdi>
      </h1>
      <p className={styles.lead}>{names.state(found.status)}</p>
      <OutcomeNotice query={query} done={t('changed')} faults={faults.lines} />
      <RequestAnswers request={found} />
      <RequestHistory request={found} />
      <RequestChange request={found} query={query} faults={faults} />
    </>
  );
}
