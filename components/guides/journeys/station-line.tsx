import { useLocale } from 'next-intl';
import { STATIONS, type Station } from '@/lib/guides/journeys/journeys';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { getAddress } from '@/lib/routing/site-address';
import styles from './station-line.module.css';

export function addressOf(locale: Locale, station: Station): string {
  return `${getAddress(locale, '/ershady')}?at=${station}`;
}

interface Props {
  t: Translator<'journeys.guidance'>;
  current: Station | null;
}

export function StationLine({ t, current }: Props) {
  const locale = useLocale();
  return (
    <nav aria-labelledby="where">
      {/* The question is not printed. */}
      <h2 id="where" data-screen={current ? undefined : ''}>
        {t('where')}
      </h2>
      <ol className={styles.line}>
        {STATIONS.map((station) => (
          <li key={station}>
            <a href={addressOf(locale, station)} aria-current={station === current ? 'step' : undefined}>
              {t(`stations.${station}.name`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
