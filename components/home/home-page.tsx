import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLdScript } from 'next-seo';
import { listSocialAccounts } from '@/lib/config/operator/settings';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import styles from './home-lists.module.css';

/** The portal and its ministry for search engines: what it is called, and how to search it (schema.org). */
async function HomeData() {
  const locale = await getLocale();
  const t = await getTranslations('meta');
  const origin = getSiteOrigin();
  const url = origin + getAddress(locale, '');
  const publisher = { '@id': `${origin}/#ministry` };
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: t('siteName'),
    description: t('home.description'),
    url,
    inLanguage: locale,
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${getAddress(locale, '/searchText')}/{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  const ministry = {
    '@context': 'https://schema.org',
    '@type': 'GovernmentOrganization',
    ...publisher,
    name: t('siteName'),
    url,
    logo: `${origin}/icon.svg`,
    areaServed: { '@type': 'Country', name: 'SA' },
    sameAs: listSocialAccounts(locale).map((account) => account.url),
  };
  return (
    <>
      <JsonLdScript data={site} scriptKey="website" />
      <JsonLdScript data={ministry} scriptKey="ministry" />
    </>
  );
}

/** The home page: one screen where it fits (SHELL-14), with search, season, what people come for, news and services. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeData />
      <HomeHero />
      <HomeLists />
    </div>
  );
}
