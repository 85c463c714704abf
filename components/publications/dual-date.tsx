import { useLocale } from 'next-intl';
import { formatDate, formatDates, formatHijriDate, keepWhole } from '@/lib/i18n/format';
import styles from './dual-date.module.css';

interface Props {
  iso: string;
  /** Puts each calendar on a separate line, for narrow columns. */
  isStacked?: boolean;
}

export function DualDate({ iso, isStacked = false }: Props) {
  const locale = useLocale();
  const date = new Date(iso.length === 10 ? `${iso}T12:00:00+03:00` : iso);
  if (!isStacked) return <time dateTime={iso}>{formatDates(date, locale)}</time>;
  return (
    <time className={styles.stack} dateTime={iso}>
      <span>{keepWhole(formatHijriDate(date, locale))}</span>{' '}
      <span>{keepWhole(formatDate(date, locale))}</span>
    </time>
  );
}
