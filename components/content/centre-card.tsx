import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Centre } from '@/lib/config/operator/centres-section';
import { pickText } from '@/lib/config/operator/localized';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from './centres-block.module.css';

interface Props {
  centre: Centre;
  nameOf: (label: 'address' | 'hours' | 'directions') => string;
}

/** One centre in words, with a link that opens its place in the reader's maps app. */
export function CentreCard({ centre, nameOf }: Props) {
  const locale = useLocale();
  const { text, lang } = pickText(centre.texts, locale);
  const words = { lang, dir: getLocaleRow(lang).dir };
  return (
    <li>
      <div className={styles.centre}>
        <h3 {...words}>{text.name}</h3>
        <dl>
          <dt>{nameOf('address')}</dt>
          <dd {...words}>{text.address}</dd>
          <dt>{nameOf('hours')}</dt>
          <dd {...words}>{text.hours}</dd>
        </dl>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lon}`}
          rel="noopener noreferrer"
        >
          {nameOf('directions')} <span className="visually-hidden">({text.name})</span>{' '}
          <Icon name="external" />
        </a>
      </div>
    </li>
  );
}
