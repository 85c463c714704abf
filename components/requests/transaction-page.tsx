import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { STATES } from '@/lib/forms/definition/transitions';
import { readLookup } from '@/lib/requests/read-lookup';
import type { Query } from '@/lib/routing/query-value';
import { LookupSections } from './lookup-sections';
import styles from './requests.module.css';

/** Follow a transaction by its number: the look-up, its result, and the meaning of each state. */
export async function TransactionPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  return (
    <>
      <PageHeader route="transaction" lead={t('transaction.lead')} />
      <div className={`container ${styles.page}`}>
        <LookupSections lookup={await readLookup(locale, query)} page="/transaction" />
        <section className={styles.part} aria-labelledby="states">
          <h2 id="states">{t('transaction.states')}</h2>
          <dl className={styles.meanings}>
            {STATES.request.map((state) => (
              <div key={state}>
                <dt>{t(`states.${state}`)}</dt>
                <dd>{t(`transaction.meanings.${state}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <NextSteps routes={['transactionRegister', 'outsideTransaction', 'requests']} />
    </>
  );
}
