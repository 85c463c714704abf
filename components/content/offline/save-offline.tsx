import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listOfflineAddresses } from '@/lib/content/offline/list-addresses';
import { listSeasons } from '@/lib/guides/journeys/my-day';
import { toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { OfflineControls } from './offline-controls';
import styles from './save-offline.module.css';

const TEXT_KEYS = [
  'save',
  'saving',
  'saved',
  'update',
  'remove',
  'removed',
  'missing',
  'failed',
  'unsupported',
  'copy',
  'page.title',
  'page.text',
  'page.saved',
  'page.retry',
] as const;

interface Props {
  /** Public addresses in addition to the default ones: the guide that the reader has just created. */
  extra?: readonly string[];
  /** The choice whose days the page shows. Days of a choice made in the browser are saved from any page. */
  choice?: string;
}

/** It needs a script and shows nothing without one. */
export async function SaveOffline({ extra = [], choice = '' }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('offline');
  // The browser replaces these placeholders, so they are passed through unchanged.
  const slots = Object.fromEntries(
    ['done', 'total', 'date', 'pages', 'size', 'titles'].map((name) => [name, `{${name}}`]),
  );
  const texts = Object.fromEntries(TEXT_KEYS.map((key) => [key, t(key, slots)]));
  return (
    <section className={styles.offline} data-online="" aria-labelledby="offline-title">
      <h2 id="offline-title">
        <Icon name="download" /> {t('title')}
      </h2>
      <p>{t('text')}</p>
      <OfflineControls
        locale={locale}
        addresses={[...listOfflineAddresses(locale), ...extra]}
        day={{
          page: getAddress(locale, getRoute('guidance').path),
          choice,
          days: Object.fromEntries(
            listSeasons(readPageTime()).map(({ year, days }) => [year, days.map(toDay)]),
          ),
        }}
        texts={texts}
      />
    </section>
  );
}
