import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLdScript } from 'next-seo';
import { listSocialAccounts } from '@/lib/operator/settings';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import { HomeTasks } from './home-tasks';

/** The portal and its ministry for search engines: name and search (schema.org). */
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
    logo: `${origin}/icon.v1.svg`,
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

/** What pilgrims need, services and news. */
export function HomePage() {
  return (
    <>
      <HomeData />
      <HomeHero />
      <HomeTasks />
      <HomeLists />
    </>
  );
}
