import { getLocale, getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd } from 'next-seo';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { getRoute, listTrail, type RouteKey } from '@/lib/routing/table';
import styles from './breadcrumbs.module.css';

interface Props {
  route: RouteKey;
  /** The page itself, where it is one of many below the page of `route`. */
  own?: { title: string; path: string } | undefined;
}

/** The way from the home page to this one, for readers and for search engines. */
export async function Breadcrumbs({ route, own }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('content');
  const meta = await getTranslations('meta');
  const above = listTrail(route).map(({ key, path }) => ({
    name: path === '' ? t('home') : meta(`${key}.title`),
    address: getAddress(locale, path),
  }));
  const trail = own ? [...above, { name: own.title, address: getAddress(locale, own.path) }] : above;
  const current = trail.length - 1;
  // A page whose address holds what was asked for is none that search engines keep.
  const isPattern = getRoute(route).path.includes('{');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ name, address }, index) => (
          <li key={address}>
            {index === current ? <span aria-current="page">{name}</span> : <a href={address}>{name}</a>}
          </li>
        ))}
      </ol>
      {isPattern ? null : (
        <BreadcrumbJsonLd
          items={trail.map(({ name, address }) => ({ name, item: `${getSiteOrigin()}${address}` }))}
        />
      )}
    </nav>
  );
}
