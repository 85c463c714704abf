import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getFeedAddress } from '@/lib/seo/feeds/feed-address';
import styles from './publications-page.module.css';

export async function FeedLink({ feed }: { feed: string }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <p className={styles.feed}>
      <a href={getFeedAddress(locale, feed)}>
        <Icon name="feed" />
        {t('feed.link')}
      </a>
      <span>{t('feed.text')}</span>
    </p>
  );
}
