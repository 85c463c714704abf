import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExampleMark } from '@/components/publications/example-mark';
import { formatDate } from '@/lib/i18n/format';
import { getPublicationPath } from '@/lib/publications/paths';
import { listLatestNews, listServices } from '@/lib/publications/queries';
import styles from './home-lists.module.css';

const NEWS = 3;
const SERVICES = 6;

interface ListProps {
  id: string;
  title: string;
  all: { href: string; text: string };
  children: ReactNode;
}

function List({ id, title, all, children }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <a href={all.href}>{all.text}</a>
      </div>
      {children}
    </section>
  );
}

/** The latest news and a few services; what cannot be read is left out, the way to the whole list is not. */
export async function HomeLists() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const [news, services] = await Promise.all([listLatestNews(locale, NEWS), listServices(locale, SERVICES)]);
  return (
    <div className={`container ${styles.lists}`}>
      <List
        id="home-news"
        title={t('news.title')}
        all={{ href: `/${locale}/MediaAndAwareness`, text: t('news.all') }}
      >
        <ul className={styles.news}>
          {news.map(({ id, title, publishedAt, isExample }) => (
            <li key={id}>
              <a href={`/${locale}${getPublicationPath('news', id)}`}>{title}</a>
              <span className={styles.date}>
                <ExampleMark isExample={isExample} />
                <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      </List>
      <List
        id="home-services"
        title={t('services.title')}
        all={{ href: `/${locale}/ElectronicServices`, text: t('services.all') }}
      >
        <ul className={styles.services}>
          {services.map(({ id, title }) => (
            <li key={id}>
              <a href={`/${locale}${getPublicationPath('service', id)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}
