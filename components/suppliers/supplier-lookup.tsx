import { getLocale, getTranslations } from 'next-intl/server';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { findCompany, findSupplier } from '@/lib/suppliers/queries';
import { readChange } from '@/lib/suppliers/read-change';
import { CompanyResult } from './company-result';
import { LookupForm } from './lookup-form';
import { RegistrationResult } from './registration-result';
import styles from './suppliers.module.css';

interface Props {
  query: Query;
  /** Of the session, where somebody is signed in. */
  token: string | undefined;
}

/** Two questions that the address carries: does a company have this name, how does this registration stand. */
export async function SupplierLookup({ query, token }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('suppliers.form');
  const name = readQueryValue(query, 'company');
  const kept = await readChange(query);
  const number = kept?.typed.get('registration') ?? readQueryValue(query, 'registration');
  return (
    <div className={styles.lookup}>
      <LookupForm name="company" value={name} t={t} />
      {name ? <CompanyResult name={name} found={await findCompany(locale, name)} t={t} /> : null}
      <LookupForm name="registration" value={number} t={t} />
      {number ? (
        <RegistrationResult
          found={await findSupplier(locale, number, token)}
          isSignedIn={token !== undefined}
          kept={kept}
          t={t}
        />
      ) : (
        <p>{t('page.change.how')}</p>
      )}
    </div>
  );
}
