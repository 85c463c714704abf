import { getLocale, getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/layout/search-box/portal-search-form';
import { ButtonLink } from '@/components/ui/button';
import { NextSteps } from './next-steps';
import styles from './not-found-page.module.css';

/** The page for an unknown address (ROUTE-05), in the language of that address, with links to continue. */
export async function NotFoundPage() {
  const locale = await getLocale();
  const t = await getTranslations('errorPages.notFound');
  const meta = await getTranslations('meta');
  return (
    <>
      {/* Next omits the metadata of a page with status 404. */}
      <title>{`${t('title')} | ${meta('siteName')}`}</title>
      <div className={`container ${styles.page}`}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <SearchForm id="not-found-search" />
        <p>
          <ButtonLink href={`/${locale}`}>{t('home')}</ButtonLink>
        </p>
      </div>
      <NextSteps routes={['haj', 'umrah', 'electronicServices', 'researchers', 'siteMap']} />
    </>
  );
}
