import { getTranslations } from 'next-intl/server';
import type { LookupPage } from '@/lib/requests/lookup-pages';
import type { Lookup } from '@/lib/requests/read-lookup';
import { FollowedRequestCard } from './followed-request';
import { LookupForm } from './lookup-form';
import styles from './requests.module.css';

interface Props {
  /** What a look-up or a move has left for the page. */
  lookup: Lookup | null;
  /** The page that the look-up stands on and leads back to. */
  page: LookupPage;
}

/** The look-up of a request by its number, below what it has found. */
export async function LookupSections({ lookup, page }: Props) {
  const t = await getTranslations('requests');
  return (
    <>
      {lookup?.found ? (
        <section className={styles.part} aria-labelledby="found">
          <h2 id="found">{t('found')}</h2>
          <FollowedRequestCard request={lookup.found} contact={lookup.typed.contact} />
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="lookup">
        <h2 id="lookup">{t('lookup.title')}</h2>
        <LookupForm lookup={lookup?.found ? null : lookup} page={page} />
      </section>
    </>
  );
}
