import { getTranslations } from 'next-intl/server';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { Lattice } from '@/components/ui/lattice';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

interface Props {
  locale: Locale;
  route: RouteKey;
  lead: string;
  /** The page itself, where it is one of many below the page of `route`. */
  own?: { title: string; path: string };
}

/** The head of a content page: the way to it, its title and what it is about. */
export async function PageHeader({ locale, route, lead, own }: Props) {
  const meta = await getTranslations({ locale, namespace: 'meta' });
  const { path, canonical } = getRoute(route);
  const title = own?.title ?? meta(`${route}.title`);
  return (
    <header className={styles.header}>
      <Lattice className={styles.lattice} />
      <div className={`container ${styles.text}`}>
        <Breadcrumbs locale={locale} route={route} own={own} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <ShareMenu locale={locale} path={own?.path ?? canonical ?? path} title={title} />
      </div>
    </header>
  );
}
