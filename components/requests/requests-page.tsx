import { getLocale, getTranslations } from 'next-intl/server';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { PageHeader } from '@/components/content/page-header';
import { DraftList } from '@/components/forms/draft-list';
import { Notice } from '@/components/ui/notice';
import { orElse } from '@/lib/api/reader';
import { readSession } from '@/lib/auth/sessions/session';
import { listApplicationLinks } from '@/lib/award/server-side/application-links';
import { listMyApplications } from '@/lib/award/server-side/queries';
import { listMyRequests } from '@/lib/requests/queries';
import { pickFailedTransition, readLookup } from '@/lib/requests/read-lookup';
import type { Query } from '@/lib/routing/query-value';
import { FollowedRequestCard } from './followed-request';
import { LookupSections } from './lookup-sections';
import styles from './requests.module.css';

/** Follow a request by its number and contact. Signed-in users see all their requests. */
export async function RequestsPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  const meta = await getTranslations('meta');
  const sessions = await getTranslations('sessions');
  const session = await readSession();
  const lookup = await readLookup(locale, query);
  const [mine, award] = session
    ? await Promise.all([listMyRequests(locale, session), orElse(listMyApplications(locale, session), null)])
    : [[], null];
  const links = await listApplicationLinks(award?.data ?? [], locale);
  return (
    <>
      <PageHeader route="requests" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <LookupSections lookup={lookup} page="/requests" />
        <DraftList drafts={award?.drafts ?? []} />
        <section className={styles.part} aria-labelledby="mine">
          <h2 id="mine">{t('mine.title')}</h2>
          {links.map(({ href, label, details }) => (
            <article key={href} className={`box ${styles.card}`}>
              <div className={styles.head}>
                <h3>
                  <a href={href}>{label}</a>
                </h3>
              </div>
              <p>{details}</p>
            </article>
          ))}
          {links.length === 0 ? (
            <p>
              <a href={`/${locale}/Researchers/application`}>{meta('application.title')}</a>
            </p>
          ) : null}
          {session ? (
            <>
              <p>
                <a href={`/${locale}/requests/suppliers`}>{meta('mySuppliers.title')}</a>
              </p>
              <p>
                <a href={`/${locale}/requests/sessions`}>{sessions('link')}</a>
              </p>
            </>
          ) : (
            <>
              <p>{t('mine.signIn')}</p>
              <SignOnForm locale={locale} target="requests" label={t('mine.button')} />
            </>
          )}
          {mine === null ? <Notice tone="warning" title={t('mine.unavailable')} /> : null}
          {session && links.length === 0 && mine?.length === 0 ? <p>{t('mine.none')}</p> : null}
          {mine?.map((request) => (
            <FollowedRequestCard
              key={request.referenceNumber}
              request={request}
              failed={pickFailedTransition(lookup, request)}
            />
          ))}
        </section>
      </div>
    </>
  );
}
