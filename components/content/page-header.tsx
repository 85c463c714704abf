import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute, listTrail, type RouteKey } from '@/lib/routing/table';
import styles from './page-header.module.css';

interface BreadcrumbsProps {
  route: RouteKey;
  own?: { title: string; path: string } | undefined;
}

/** The path from the home page to this one, for readers and for search engines. */
export async function Breadcrumbs({ route, own }: BreadcrumbsProps) {
  const locale = await getLocale();
  const t = await getTranslations('content');
  const meta = await getTranslations('meta');
  const above = listTrail(route).map(({ key, path }) => ({
    name: path === '' ? t('home') : meta(`${key}.title`),
    address: getAddress(locale, path),
  }));
  const trail = own ? [...above, { name: own.title, address: getAddress(locale, own.path) }] : above;
  const current = trail.length - 1;
  // A page with parameters in its path is not indexed by search engines.
  const isListed = !getRoute(route).path.includes('{');
  const list = isListed && { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };
  const step = isListed && {
    itemProp: 'itemListElement',
    itemScope: true,
    itemType: 'https://schema.org/ListItem',
  };
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.trail} {...list}>
        {trail.map(({ name, address }, index) => (
          <li key={address} {...step}>
            {index === current ? (
              <span aria-current="page" itemProp="name">
                {name}
              </span>
            ) : (
              <a href={address} itemProp="item">
                <span itemProp="name">{name}</span>
              </a>
            )}
            {isListed ? <meta itemProp="position" content={String(index + 1)} /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Props {
  route: RouteKey;
  /** Without a lead the header is short and has no share menu, because the content below matters more. */
  lead?: string;
  own?: { title: string; path: string };
  action?: ReactNode;
}

export async function PageHeader({ route, lead, own, action }: Props) {
  const meta = await getTranslations('meta');
  const { path, canonical } = getRoute(route);
  const title = own?.title ?? meta(`${route}.title`);
  return (
    <header className={styles.header}>
      <div className={`container ${styles.text}`}>
        <div className={styles.bar}>
          <Breadcrumbs route={route} own={own} />
          {lead ? <ShareMenu path={own?.path ?? canonical ?? path} title={title} isShort /> : null}
        </div>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {action ? (
          <div className={styles.action} data-screen="">
            {action}
          </div>
        ) : null}
      </div>
    </header>
  );
}
