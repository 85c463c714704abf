import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getFeedAddress } from '@/lib/seo/feeds/address';
import styles from './publications-page.module.css';

/** The visible link to the feed of a list. */
export async function FeedLink({ locale, feed }: { locale: Locale; feed: string }) {
  const t = await loadTranslator(locale, 'publications');
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
