import { useLocale } from 'next-intl';
import { formatDates } from '@/lib/i18n/format';

/** A day in both calendars. @param iso an instant, or a yyyy-MM-dd day in Riyadh */
export function DualDate({ iso }: { iso: string }) {
  const locale = useLocale();
  const date = new Date(iso.length === 10 ? `${iso}T12:00:00+03:00` : iso);
  return <time dateTime={iso}>{formatDates(date, locale)}</time>;
}
