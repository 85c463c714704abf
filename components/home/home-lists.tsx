import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { ExampleMark } from '@/components/publications/example-mark';
import { Thumbnail } from '@/components/publications/thumbnail';
import { formatDate } from '@/lib/i18n/format';
import { getPublicationPath } from '@/lib/publications/paths';
import { listLatestNews, listServices, listTopActivities } from '@/lib/publications/queries';
import type { Publication } from '@/lib/publications/schemas';
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

interface DatedLinksProps {
  kind: 'news' | 'activity';
  items: readonly (Pick<Publication<'news'>, 'id' | 'title' | 'publishedAt' | 'isExample'> & {
    /** The subject of the drawn picture above it. */
    topic?: ComponentProps<typeof Thumbnail>['topic'];
  })[];
}

function DatedLinks({ kind, items }: DatedLinksProps) {
  const locale = useLocale();
  return (
    <ul className={styles.news}>
      {items.map(({ id, title, topic, publishedAt, isExample }) => (
        <li key={id}>
          {topic ? <Thumbnail topic={topic} /> : null}
          <a href={`/${locale}${getPublicationPath(kind, id)}`}>{title}</a>
          <span className={styles.date}>
            <ExampleMark isExample={isExample} />
            <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), locale)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A list that cannot be read is omitted; the link to the whole list is not. */
export async function HomeLists() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const [news, services, activities] = await Promise.all([
    listLatestNews(locale, NEWS),
    listServices(locale, SERVICES),
    listTopActivities(locale),
  ]);
  return (
    <div className={`container ${styles.lists}`}>
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
      <List
        id="home-news"
        title={t('news.title')}
        all={{ href: `/${locale}/MediaAndAwareness`, text: t('news.all') }}
      >
        <DatedLinks kind="news" items={news.map((item) => ({ ...item, topic: item.data.topic }))} />
      </List>
      {activities.length > 0 ? (
        <List
          id="home-activities"
          title={t('activities.title')}
          all={{ href: `/${locale}/MinisterActivities`, text: t('activities.all') }}
        >
          <DatedLinks kind="activity" items={activities} />
        </List>
      ) : null}
      <ShareMenu path="" title={t('title')} />
    </div>
  );
}
