import { getTranslations } from 'next-intl/server';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { Lattice } from '@/components/ui/lattice';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

interface Props {
  route: RouteKey;
  lead: string;
  /** The page itself, where it is one of many below the page of `route`. */
  own?: { title: string; path: string };
}

/** The head of a content page: the way to it, its title and what it is about. */
export async function PageHeader({ route, lead, own }: Props) {
  const meta = await getTranslations('meta');
  const { path, canonical } = getRoute(route);
  const title = own?.title ?? meta(`${route}.title`);
  return (
    <header className={styles.header}>
      <Lattice className={styles.lattice} />
      <div className={`container ${styles.text}`}>
        <Breadcrumbs route={route} own={own} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <ShareMenu path={own?.path ?? canonical ?? path} title={title} />
      </div>
    </header>
  );
}
