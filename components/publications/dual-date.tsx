import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** A day in both calendars. @param iso an instant, or a yyyy-MM-dd day in Riyadh */
export function DualDate({ iso, locale }: { iso: string; locale: Locale }) {
  const date = new Date(iso.length === 10 ? `${iso}T12:00:00+03:00` : iso);
  return (
    <time dateTime={iso}>
      {formatHijriDate(date, locale)} · {formatDate(date, locale)}
    </time>
  );
}
